import { Clock, CookingPot, Flame, MapPin, Users, Wallet } from 'lucide';
import { memo, type ReactNode } from 'react';
import { groupIngredients, type GroupedIngredient } from '#core/kitchen/group-ingredients.ts';
import { portionUnit, writePortionCost } from '#core/kitchen/portion-unit.ts';
import type { ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import { writeDuration } from '#core/kitchen/write-duration.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { withAmountApart } from './amount-within.ts';
import { notesOf } from './dish-notes.ts';
import { text } from './text.ts';
import styles from './dish-card.module.css';

type RecipeBodyProps = {
  readonly dish: Dish;
  readonly onCook: (cooked: ScaledRecipe) => void;
  /** At another size than the recipe's own. */
  readonly scaled?: ScaledRecipe;
  /** Replaces the name of an ingredient, by its position. */
  readonly nameOf?: (position: number, name: string) => ReactNode;
  /** Replaces the number of portions. */
  readonly portions?: ReactNode;
  /** The cost of a portion, if nothing above the recipe shows it. */
  readonly portionCost?: ReactNode;
  /** Notes about the size, below the recipe. */
  readonly advice?: ReactNode;
  /** Replaces the cost of one portion. */
  readonly costs?: ReactNode;
  /** Beside the button that starts cooking. */
  readonly tools?: ReactNode;
  /** Level of the recipe's heading; the heading above it is one level up. */
  readonly level?: 2 | 3;
};

/** One shared element: React does not render the same element again. */
const COOK_ICON = <Icon of={CookingPot} />;
const HEADINGS = { 2: ['h2', 'h3'], 3: ['h3', 'h4'] } as const;

/** A recipe from its heading to its cost, with slots for the planning. */
export function RecipeBody(props: RecipeBodyProps) {
  const {
    dish,
    onCook,
    scaled = { dish, unscaledSteps: [], advice: [] },
    nameOf,
    portions,
    portionCost,
    advice,
    costs,
    tools,
    level = 3,
  } = props;
  const { ingredient, completeRecept } = scaled.dish;
  const [Heading, PartHeading] = HEADINGS[level];
  return (
    <>
      <div className={styles['recipe']}>
        <Heading className={styles['heading']}>{text.recipe(dish.foodName)}</Heading>
        <Facts
          dish={dish}
          portions={portions}
          portionCost={portionCost}
          isResized={ingredient !== dish.ingredient}
        />
      </div>
      <div className={styles['actions']}>
        <Button variant="primary" icon={COOK_ICON} onClick={() => onCook(scaled)}>
          {text.cook}
        </Button>
        {tools}
      </div>
      <div className={styles['columns']}>
        <section>
          <PartHeading>{text.ingredients}</PartHeading>
          <Ingredients ingredients={ingredient} nameOf={nameOf} />
        </section>
        {completeRecept.length > 0 && (
          <section>
            <PartHeading>{text.steps}</PartHeading>
            <ol className={styles['steps']}>
              {completeRecept.map(({ number, step }, at) => (
                <Step key={number} step={step} isOfOwnSize={scaled.unscaledSteps.includes(at)} />
              ))}
            </ol>
          </section>
        )}
      </div>
      {advice}
      <Notes dish={dish} />
      <Cost dish={dish} costs={costs} />
    </>
  );
}

/** Most steps name no amount and are the same at any size. */
const Step = memo(function Step(props: { readonly step: string; readonly isOfOwnSize: boolean }) {
  return (
    <li>
      {props.step}
      {props.isOfOwnSize && <small className={styles['ofOwnSize']}> {text.stepOfOwnSize}</small>}
    </li>
  );
});

type FactsProps = Pick<RecipeBodyProps, 'dish' | 'portions' | 'portionCost'> & {
  readonly isResized: boolean;
};

function Facts({ dish, portions, portionCost, isResized }: FactsProps) {
  const { porsi } = dish;
  return (
    <div className={styles['facts']}>
      {portions ??
        (porsi !== undefined && (
          <p className={styles['fact']}>
            <Icon of={Users} />
            {text.servings(porsi, portionUnit(dish))}
          </p>
        ))}
      {portionCost !== undefined && (
        <p className={styles['fact']} data-prices>
          <Icon of={Wallet} />
          {portionCost}
        </p>
      )}
      <OtherFacts dish={dish} isResized={isResized} />
    </div>
  );
}

type OtherFactsProps = Pick<FactsProps, 'dish' | 'isResized'>;

const OtherFacts = memo(function OtherFacts({ dish, isResized }: OtherFactsProps) {
  const { hasil, waktu, pedas, asal } = dish;
  return (
    <>
      {hasil !== undefined && portionUnit(dish) === 'porsi' && (
        <p className={styles['fact']}>{isResized ? text.ofOwnSize(hasil) : hasil}</p>
      )}
      {waktu !== undefined && (
        <p className={styles['fact']}>
          <Icon of={Clock} />
          {writeDuration(waktu.aktif)}
          {waktu.tunggu !== undefined && ` ${text.waiting(writeDuration(waktu.tunggu))}`}
        </p>
      )}
      {pedas !== undefined && pedas > 0 && (
        <p className={styles['fact']}>
          <Icon of={Flame} />
          {text.heat(pedas)}
        </p>
      )}
      {asal !== undefined && (
        <p className={styles['fact']}>
          <Icon of={MapPin} />
          {asal}
        </p>
      )}
    </>
  );
});

type NameOf = RecipeBodyProps['nameOf'];
type IngredientsProps = { readonly ingredients: Dish['ingredient']; readonly nameOf: NameOf };

function Ingredients({ ingredients, nameOf }: IngredientsProps) {
  return (
    <ul className={styles['ingredients']}>
      {groupIngredients(ingredients)
        .map(withAmountApart)
        .map((ingredient) => (
          <IngredientLine key={ingredient.position} nameOf={nameOf} {...ingredient} />
        ))}
    </ul>
  );
}

type IngredientLineProps = GroupedIngredient & { readonly nameOf: NameOf };

const IngredientLine = memo(function IngredientLine(props: IngredientLineProps) {
  const { position, nameOf, group, startsGroup, name, servingSize } = props;
  return (
    <li data-starts-group={startsGroup}>
      {group !== '' && (
        <span className={startsGroup ? styles['group'] : 'visually-hidden'}>{group}: </span>
      )}
      <span className={styles['name']}>{nameOf?.(position, name) ?? name}</span>{' '}
      {servingSize !== '' && <span className={styles['amount']}>{servingSize}</span>}
    </li>
  );
});

const Notes = memo(function Notes({ dish }: { readonly dish: Dish }) {
  const notes = notesOf(dish);
  if (notes.length === 0) return null;
  return (
    <dl className={styles['notes']}>
      {notes.map(({ note, label, content }) => (
        <div key={note}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
});

function Cost({ dish, costs }: Pick<RecipeBodyProps, 'dish' | 'costs'>) {
  const { estimatedCostatRupiah: cost, porsi } = dish;
  if (cost === 0 && costs === undefined) return null;
  return (
    <footer className={styles['cost']} data-prices>
      {cost > 0 && <p>{text.cost(formatRupiah(cost))}</p>}
      {costs ??
        (porsi !== undefined && porsi > 1 && (
          <p className={styles['perServing']}>
            {text.costPerServing(writePortionCost(cost, porsi), portionUnit(dish))}
          </p>
        ))}
    </footer>
  );
}
