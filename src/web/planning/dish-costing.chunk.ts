export { createDishCosting } from '#core/costing/dish-costing.ts';
