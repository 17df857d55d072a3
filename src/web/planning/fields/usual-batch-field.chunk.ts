export { UsualBatchField } from './usual-batch-field.tsx';
