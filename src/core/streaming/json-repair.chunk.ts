export { jsonrepair } from 'jsonrepair';
