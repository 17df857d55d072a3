export { createDishCosting } from '#core/kitchen/dish-costing.ts';
