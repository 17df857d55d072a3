/**
 * English and other foreign words on shopping lists that are not misspelt Indonesian: "salad" is
 * not salak and "kale" not kari. Those that are ingredients under the same name are in prices.csv,
 * and may also be listed here.
 */
export const FOREIGN_FOOD_WORDS: readonly string[] = `
almond anchovy apple apricot arugula asparagus aubergine avocado bacon bagel baguette balsamic banana
barley basil bay bean beans beef beer beet bell berry biscuit black bran brandy bread brie brown brussels
buckwheat bulgur butter buttermilk cabbage cajun candy caper capers caramel cardamom carrot cashew
cauliflower caviar cayenne celery cereal cheese cherry chestnut chia chicken chickpea chili chips chive
chives chocolate chorizo cider cilantro cinnamon citrus clam clove cloves cobbler coconut cod coffee cola
collagen coriander corn cornflake cornstarch couscous crab cracker crackers cranberry cream creme
crumb crumbs cucumber cumin curd curry custard dairy dark dates dill dough duck egg eggplant eggs elbow
endive espresso extract fennel feta fig fish flakes flour fruit fudge garlic gelato ghee gherkin ginger
gluten gnocchi goat grain granola grape grapefruit gravy green ground guava halibut ham harissa hazelnut
herb herbs honey hummus ice jam jelly juice kale kefir ketchup kidney kimchi kiwi lamb lard leek lemon
lemongrass lentil lentils lettuce light lime linseed liver lobster macadamia mango maple marinade
marmalade marrow marshmallow mascarpone meat melon milk millet mince mint miso mix molasses muffin
mushroom mushrooms mussel mustard mutton nectarine noodle noodles nori nut nutella nutmeg nuts oat oats
octopus oil okra olive olives onion orange oregano ovomaltine oyster pancake paneer panini papaya paprika
parmesan parsley parsnip passion pasta pastry peach peanut pear peas pecan pecorino pepper peppers pesto pickle
pickles pie pine pineapple pistachio plain plum polenta pomegranate poppy pork porridge potato prawn
pretzel prosciutto prune puff pumpkin quail quinoa radish raisin raisins raspberry red relish rhubarb
ribs rice ricotta roast rosemary rum rye saffron sage salad salami salmon salsa salt sardine sauce
sausage scallion scallop sesame shallot shallots sherry shiitake shortening shrimp smoked snack soda
sorbet sour soy soya spelt spice spices spinach spread sprout sprouts squash squid stock strawberry
sugar sumac sunflower sushi sweet syrup tabasco taco tahini tapenade tarragon tart tartar tea thyme
tofu tomato tomatoes topping tortilla truffle tuna turkey turmeric turnip vanilla veal vegan vegetable
venison vermouth vinegar wafer walnut wasabi water watermelon wheat whey whipped white wine wing
worcestershire yam yeast yellow yogurt zest zucchini
`
  .trim()
  .split(/\s+/u);
