import { Copy, FileSpreadsheet, FileText, Printer, Share2, ShoppingBasket } from 'lucide';
import { Link } from 'wouter';
import { packFigures } from '#core/kitchen/compare-dishes.ts';
import { writeDishesForHelper } from '#core/kitchen/helper-text.ts';
import type { BoxPlan } from '#core/kitchen/meal-box.ts';
import { daysInNote } from '#core/kitchen/menu-days.ts';
import { writeBoxText, writeMenuText } from '#core/kitchen/menu-text.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import { recipeSlug } from '#core/sources/collection/recipe-slug.ts';
import type { DishKit } from '../dish-kit.ts';
import { text as dishText } from '../dish/text.ts';
import { saveDocx, saveXlsx } from '../export/save-files.ts';
import { paths } from '../paths.ts';
import { boxOf, boxToShop, orderedBox, plannedDishes, toShop } from '../planning/answer-plans.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import { boxForPaper, dishForPaper } from '../planning/recipe/dish-for-paper.ts';
import { isLoopback } from '../recipe-address.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Icon } from '../ui/icon.tsx';
import { PopoverMenu } from '../ui/popover-menu.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { text } from './answer-body-text.ts';
import type { ShownAnswer } from './answer-state.ts';
import { askedBy } from './asked-by.ts';
import styles from './answer-body.module.css';

/** Used in file names when the answer could not be saved. */
const UNSAVED_ID = 'baru';

type AnswerActionsProps = {
  readonly answer: ShownAnswer;
  readonly planning: PlanningStore;
  readonly tools: Pick<DishKit['tools'], 'shop' | 'send'>;
  readonly toasts: ToastStore;
};

/** The buttons for the whole answer; they use the planned portions. */
export function AnswerActions({ answer, planning, tools, toasts }: AnswerActionsProps) {
  const { dishes, question, savedAt, origin, conversationId: id = UNSAVED_ID } = answer;
  // Read on click: the plan changes with every keystroke.
  const planned = () => plannedDishes(planning.getState());
  const scaled = () =>
    planned().map((plannedDish) => dishForPaper(planning.getState(), plannedDish));
  /** The box that the question orders; absent while it is empty. */
  const ordered = () => full(orderedBox(planning.getState()));
  const shop = () => {
    const box = ordered();
    tools.shop.open(box ? boxToShop(box) : planned().map(toShop));
  };
  const helperText = () => {
    const box = ordered();
    return box
      ? writeDishesForHelper(boxForPaper(planning.getState(), box))
      : writeDishesForHelper(scaled(), origin?.note);
  };
  const menuText = () => {
    const box = ordered();
    if (box?.sheet) return writeBoxText(box, box.sheet.price);
    const dayBefore = daysInNote(origin?.note);
    return writeMenuText(
      planned().map((plannedDish, at) => {
        const { dish, plan } = plannedDish;
        const jar = packFigures(plannedDish, true);
        return {
          foodName: dish.foodName,
          description: dish.description,
          unit: jar?.pack.noun ?? soldNoun(dish, plan),
          price: jar?.price ?? plan.sheet?.price,
          day: dayBefore(at),
        };
      }),
    );
  };
  const copy = async () => {
    const isCopied = await copyText(helperText());
    toasts.show({ message: isCopied ? text.copied : text.copyFailed });
  };

  return (
    <div className={styles['actions']}>
      <Button icon={<Icon of={ShoppingBasket} />} onClick={shop}>
        {text.shop}
      </Button>
      <Button
        icon={<Icon of={Share2} />}
        onClick={() => {
          const menu = { label: text.forCustomers, message: menuText() };
          const recipe = { label: text.forHelpers, message: helperText() };
          // A home cook has no customers.
          const choices = planning.getState().isSelling ? [menu, recipe] : [recipe, menu];
          const { origin: site } = window.location;
          const asked = askedBy(answer);
          if (asked === '') return tools.send.open({ title: text.share, choices });
          const message = text.askAgain(asked, site + paths.question(asked));
          tools.send.open({
            title: text.share,
            note: isLoopback(site) ? text.linkOnlyHere : text.linkAsks,
            choices: [...choices, { label: text.link, message }],
          });
        }}
      >
        {text.share}
      </Button>
      <PopoverMenu
        title={text.more}
        actions={[
          {
            label: text.saveDocx,
            icon: <Icon of={FileText} />,
            run: () => {
              const { isSelling } = planning.getState();
              const note = origin?.note;
              const box = ordered();
              const file = { id, question, savedAt, dishes: scaled(), note, isSelling, box };
              void saveDocx(file, toasts);
            },
          },
          {
            label: text.saveXlsx,
            icon: <Icon of={FileSpreadsheet} />,
            run: () => {
              const state = planning.getState();
              const box = state.choices.box ? full(boxOf(state)) : ordered();
              const business = state.business.costs;
              void saveXlsx({ id, question, dishes: scaled(), business, box }, toasts);
            },
          },
          { label: text.print, icon: <Icon of={Printer} />, run: () => window.print() },
          { label: text.printForHelpers, icon: <Icon of={Printer} />, run: printWithoutPrices },
          { label: text.copy, icon: <Icon of={Copy} />, run: () => void copy() },
        ]}
      />
      <AllOfKind dishes={dishes} />
    </div>
  );
}

/** The box, unless it is empty. */
const full = (box: BoxPlan | undefined) => (box?.sheet ? box : undefined);

/** Links an answer of one kind to all recipes of that kind. */
function AllOfKind({ dishes }: Pick<ShownAnswer, 'dishes'>) {
  const kind = dishes[0]?.jenis;
  if (kind === undefined || dishes.some(({ jenis }) => jenis !== kind)) return null;
  return (
    <Link href={`${paths.collection}?jenis=${recipeSlug(kind)}`} className={styles['all']}>
      {dishText.allOfKind(kind)}
    </Link>
  );
}

/** For kitchen helpers: without the owner's figures. */
function printWithoutPrices() {
  const page = document.documentElement;
  page.dataset['print'] = 'no-prices';
  window.addEventListener('afterprint', () => delete page.dataset['print'], { once: true });
  window.print();
}
