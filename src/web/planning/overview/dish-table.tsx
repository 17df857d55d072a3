import { ArrowDown, ArrowUp } from 'lucide';
import { Fragment, memo, useState, type ComponentType, type ReactNode } from 'react';
import {
  sortRows,
  type OverviewRow,
  type SortColumn,
  type RowOrder,
} from '#core/kitchen/compare-dishes.ts';
import type { DayBefore } from '#core/kitchen/menu-days.ts';
import { sellsMoreThanMade } from '#core/kitchen/plan-dish.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { writeEarning } from '../../dish/cost-text.ts';
import { dishAnchor } from '../../dish/dish-card.tsx';
import { DishPicture } from '../../dish/dish-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { goToDish } from '../go-to-dish.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';
import styles from './answer-overview.module.css';

type DishTableProps = {
  readonly rows: readonly OverviewRow[];
  /** What stands below a row; empty where its line is only reserved. */
  readonly noteOf: (row: OverviewRow) => string | undefined;
  /** The days of a menu, while its rows have their order. */
  readonly dayBefore: DayBefore;
  /** What the question's money leaves for each portion. */
  readonly budget: string | undefined;
  readonly Star: ComponentType<{ readonly dish: Dish }>;
  /** As in the overview. */
  readonly isSoldSingly: boolean;
  /** Whether the figures are of what is in one box. */
  readonly isBoxed: boolean;
  /** As the question asks for them; the visitor may sort them otherwise. */
  readonly firstOrder: RowOrder | undefined;
  /** Sorting waits until every dish has arrived: jumping rows cannot be read. */
  readonly isComplete: boolean;
  /** Name of a portion. */
  readonly unit: string;
};

const HOME_COLUMNS = ['name', 'cost'] as const;
const SELLING_COLUMNS = ['name', 'cost', 'price', 'profit'] as const;

let names: Intl.Collator | undefined;
const compareNames = (one: string, other: string) => {
  names ??= new Intl.Collator('id', { numeric: true });
  return names.compare(one, other);
};

/** One row per dish; a row links to its dish. */
export function DishTable(props: DishTableProps) {
  const { rows, noteOf, dayBefore, budget, Star, isSoldSingly, isBoxed, isComplete, unit } = props;
  const [order, setOrder] = useState(props.firstOrder);
  const columns = isSoldSingly ? SELLING_COLUMNS : HOME_COLUMNS;
  const isSameOfAll = rows.every(({ plan }) => plan.portions === rows[0]?.plan.portions);
  const isSorted =
    isComplete && order !== undefined && columns.some((column) => column === order.column);
  const shown = isSorted ? sortRows(rows, order, compareNames) : rows;

  // Names start at A; figures start with the largest; a third click returns to the answer's order.
  const sort = (column: SortColumn) => {
    const first = { column, isDescending: column !== 'name' };
    if (order?.column !== column) setOrder(first);
    else if (order.isDescending === first.isDescending) {
      setOrder({ column, isDescending: !first.isDescending });
    } else setOrder(undefined);
  };

  return (
    <table className={styles['table']} data-selling={isSoldSingly} data-long={rows.length > 9}>
      <caption>
        {budget !== undefined && <b>{budget}</b>}
        {isBoxed ? text.boxCaption : text.caption(unit)}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const direction =
              isSorted && order.column === column
                ? order.isDescending
                  ? 'descending'
                  : 'ascending'
                : undefined;
            return (
              <th key={column} scope="col" aria-sort={direction}>
                <button
                  type="button"
                  disabled={!isComplete || rows.length < 2}
                  onClick={() => sort(column)}
                >
                  {planningText.columns[column]}
                  {direction === 'ascending' && <Icon of={ArrowUp} />}
                  {direction === 'descending' && <Icon of={ArrowDown} />}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => {
          const { plan, ...others } = row;
          const note = noteOf(row);
          const day = isSorted ? undefined : dayBefore(row.position);
          return (
            <Fragment key={row.position}>
              {day !== undefined && (
                <tr className={styles['day']}>
                  <th scope="rowgroup" colSpan={columns.length}>
                    {day}
                  </th>
                </tr>
              )}
              <DishRow
                {...others}
                isComputed={plan.isComputed}
                {...describeSold(row, isSameOfAll)}
                Star={Star}
                columns={columns}
                usualUnit={unit}
              />
              {note !== undefined && (
                <tr className={styles['affords']}>
                  <td colSpan={columns.length}>{note}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/**
 * How many are sold, if nothing else says so, and what all of them earn.
 *
 * @param isSameOfAll whether "Jumlah porsi" has a number.
 */
function describeSold({ dish, plan }: OverviewRow, isSameOfAll: boolean): SoldWords | undefined {
  const { sheet, factor, portions } = plan;
  const isSaid =
    factor === 1
      ? !sellsMoreThanMade({ dish, plan })
      : isSameOfAll && sheet?.portionsSold === portions;
  if (sheet === undefined || isSaid) return undefined;
  const { portionsSold, profitPerBatch } = sheet;
  const noun = soldNoun(dish, plan);
  return {
    sold: text.sold(portionsSold, noun),
    profitOfAll: text.profitOfAll(portionsSold, noun, writeEarning(profitPerBatch)),
  };
}

type SoldWords = {
  /** "× 38 mangkuk", by which the profit of one is multiplied. */
  readonly sold: string;
  /** "38 mangkuk: untung Rp 190.000" */
  readonly profitOfAll: string;
};

type DishRowProps = Omit<OverviewRow, 'plan'> &
  Pick<DishTableProps, 'Star'> &
  Partial<SoldWords> & {
    readonly columns: readonly SortColumn[];
    /** False if the cost is the source's figure. */
    readonly isComputed: boolean;
    /** The unit of most figures in the table. */
    readonly usualUnit: string;
  };

/** Most rows stay the same while a price or portions are typed, although each has a new plan. */
const DishRow = memo(function DishRow(props: DishRowProps) {
  return (
    <tr>
      {props.columns.map((column) => {
        const Cell = CELLS[column];
        return <Cell key={column} {...props} />;
      })}
    </tr>
  );
});

type DishNameProps = Pick<DishRowProps, 'dish' | 'position' | 'Star'>;

const DishName = memo(function DishName({ dish, position, Star }: DishNameProps) {
  return (
    <div className={styles['name']}>
      <a
        href={`#${dishAnchor(position)}`}
        onClick={(event) => {
          event.preventDefault();
          goToDish(position);
        }}
      >
        <span className={styles['place']}>{position + 1}</span>
        {dish.jenis && (
          <span className={styles['picture']}>
            <DishPicture kind={dish.jenis} foodName={dish.foodName} size="small" />
          </span>
        )}
        {dish.foodName}
      </a>
      <Star dish={dish} />
    </div>
  );
});

const CELLS: Readonly<Record<SortColumn, (props: DishRowProps) => ReactNode>> = {
  name: ({ dish, position, Star }) => (
    <th scope="row">
      <DishName dish={dish} position={position} Star={Star} />
    </th>
  ),
  cost: ({ cost, isComputed, unit, usualUnit }) => (
    // The computed cost has its own cell: an estimate that changed in place would count as movement.
    <td key={String(isComputed)}>
      {writeFigure(cost, isComputed ? '' : '±')}
      {cost !== undefined && unit !== usualUnit && (
        <span className={styles['unit']}>
          {' '}
          {unit === undefined ? text.perRecipe : text.perUnit(unit)}
        </span>
      )}
    </td>
  ),
  price: ({ price }) => <td>{writeFigure(price)}</td>,
  profit: ({ profit, sold, profitOfAll }) => (
    <td data-profit={profit === undefined ? undefined : profit < 0 ? 'loss' : 'gain'}>
      {profit !== undefined && profit < 0 ? (
        <>
          <span className={styles['loss']}>{text.lossWord}</span> {writeDecimal(-profit, 0)}
        </>
      ) : (
        writeFigure(profit)
      )}
      {profit !== undefined && sold !== undefined && (
        <span className={styles['sold']} title={profitOfAll}>
          {' '}
          {sold}
        </span>
      )}
    </td>
  ),
};

function writeFigure(rupiah: number | undefined, mark = '') {
  if (rupiah !== undefined) return `${mark}${writeDecimal(rupiah, 0)}`;
  return <span title={text.unknown}>–</span>;
}
