export { createDishCounter } from '#core/kitchen/dish-counter.ts';
