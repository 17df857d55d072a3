import { Clock, CookingPot, Flame, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { portionUnit } from '#core/kitchen/portion-unit.ts';
import { writeDuration } from '#core/kitchen/write-duration.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { Button } from '../ui/button.tsx';
import styles from './dish-card.module.css';
import { groupIngredients } from './group-ingredients.ts';
import { text } from './text.ts';

type RecipeBodyProps = {
  readonly dish: Dish;
  readonly onCook: (dish: Dish) => void;
  /** Ingredients and steps at another size than the recipe's own. */
  readonly scaled?: Pick<Dish, 'ingredient' | 'completeRecept'>;
  /** In place of the name of an ingredient, by its position. */
  readonly nameOf?: (position: number, name: string) => ReactNode;
  /** In place of the number of portions. */
  readonly portions?: ReactNode;
  /** What must be said about the size, below the recipe. */
  readonly advice?: ReactNode;
  /** In place of the cost of one portion. */
  readonly costs?: ReactNode;
  /** Beside the button that starts cooking. */
  readonly tools?: ReactNode;
  /** Level of the recipe's heading: what stands above it is one level up. */
  readonly level?: 2 | 3;
};

const HEADINGS = { 2: ['h2', 'h3'], 3: ['h3', 'h4'] } as const;

/** A recipe from its heading to its cost, with places for what plans it. */
export function RecipeBody(props: RecipeBodyProps) {
  const { dish, onCook, scaled = dish, nameOf, portions, advice, costs, tools, level = 3 } = props;
  const [Heading, PartHeading] = HEADINGS[level];
  return (
    <>
      <div className={styles['recipe']}>
        <Heading className={styles['heading']}>{text.recipe(dish.foodName)}</Heading>
        <Facts dish={dish} portions={portions} />
      </div>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          icon={<CookingPot />}
          onClick={() => onCook({ ...dish, ...scaled })}
        >
          {text.cook}
        </Button>
        {tools}
      </div>
      <div className={styles['columns']}>
        <section>
          <PartHeading>{text.ingredients}</PartHeading>
          <Ingredients ingredients={scaled.ingredient} nameOf={nameOf} />
        </section>
        <section>
          <PartHeading>{text.steps}</PartHeading>
          <ol className={styles['steps']}>
            {scaled.completeRecept.map(({ number, step }) => (
              <li key={number}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      {advice}
      <Notes dish={dish} />
      <Cost dish={dish} costs={costs} />
    </>
  );
}

function Facts({ dish, portions }: Pick<RecipeBodyProps, 'dish' | 'portions'>) {
  const { porsi, hasil, waktu, pedas, asal } = dish;
  const unit = portionUnit(dish);
  return (
    <div className={styles['facts']}>
      {portions ??
        (porsi !== undefined && (
          <p className={styles['fact']}>
            <Users />
            {text.servings(porsi, unit)}
          </p>
        ))}
      {hasil !== undefined && unit === 'porsi' && <p className={styles['fact']}>{hasil}</p>}
      {waktu !== undefined && (
        <p className={styles['fact']}>
          <Clock />
          {writeDuration(waktu.aktif)}
          {waktu.tunggu !== undefined && ` ${text.waiting(writeDuration(waktu.tunggu))}`}
        </p>
      )}
      {pedas !== undefined && pedas > 0 && (
        <p className={styles['fact']}>
          <Flame />
          {text.heat[pedas]}
        </p>
      )}
      {asal !== undefined && (
        <p className={styles['fact']}>
          <MapPin />
          {asal}
        </p>
      )}
    </div>
  );
}

type IngredientsProps = {
  readonly ingredients: Dish['ingredient'];
  readonly nameOf: RecipeBodyProps['nameOf'];
};

function Ingredients({ ingredients, nameOf }: IngredientsProps) {
  return (
    <ul className={styles['ingredients']}>
      {groupIngredients(ingredients).map(({ key, group, startsGroup, name, servingSize }) => (
        <li key={key} data-starts-group={startsGroup}>
          {group !== '' && (
            <span className={startsGroup ? styles['group'] : 'visually-hidden'}>{group}: </span>
          )}
          <span className={styles['name']}>{nameOf?.(key, name) ?? name}</span>{' '}
          {servingSize !== '' && <span className={styles['amount']}>{servingSize}</span>}
        </li>
      ))}
    </ul>
  );
}

const NOTES = ['alat', 'tips', 'simpan', 'jualan'] as const;

function Notes({ dish }: { readonly dish: Dish }) {
  const notes = NOTES.filter((note) => dish[note] !== undefined);
  if (notes.length === 0) return null;
  return (
    <dl className={styles['notes']}>
      {notes.map((note) => (
        <div key={note}>
          <dt>{text.notes[note]}</dt>
          <dd>{dish[note]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Cost({ dish, costs }: Pick<RecipeBodyProps, 'dish' | 'costs'>) {
  const { estimatedCostatRupiah: cost, porsi } = dish;
  if (cost === 0 && costs === undefined) return null;
  return (
    <footer className={styles['cost']} data-prices>
      {cost > 0 && <p>{text.cost(formatRupiah(cost))}</p>}
      {costs ??
        (porsi !== undefined && porsi > 1 && (
          <p className={styles['perServing']}>
            {text.costPerServing(
              formatRupiah(Math.round(cost / porsi / 100) * 100),
              portionUnit(dish),
            )}
          </p>
        ))}
    </footer>
  );
}
