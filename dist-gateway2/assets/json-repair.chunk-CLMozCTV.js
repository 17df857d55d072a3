export { jsonrepair } from "jsonrepair";
