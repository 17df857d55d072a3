export { t as titles } from "./_virtual_collection-titles-BD6FmbdQ.js";
