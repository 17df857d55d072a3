export { substitutions } from 'virtual:collection-substitutions';
