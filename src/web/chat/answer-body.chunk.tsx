import { Calculator } from 'lucide';
import { memo } from 'react';
import { useStore } from 'zustand';
import { readOwnPrice } from '#core/kitchen/question/stated-prices.ts';
import { readPastedRecipe } from '#core/kitchen/written/pasted-recipe.ts';
import { completeQuestion } from '#core/sources/follow-up.ts';
import type { DishKit, Tools } from '../dish-kit.ts';
import { startHistory, type PageHistoryParts } from '../history/start-history.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import type { AnswerBody } from './answer-body-loader.ts';
import { text } from './answer-body-text.ts';
import { AnswerDishes } from './answer-dishes.tsx';
import type { ShownAnswer } from './answer-state.ts';
import { isAnsweredBySource } from './asked-by.ts';
import { NextQuestions, toAnswered } from './next-questions.tsx';
import { OwnRecipeLinks } from './own-recipe-links.tsx';
import styles from './answer-body.module.css';

/** What only an answer needs; created once. */
export function createAnswerBody(kit: DishKit, pageParts: PageHistoryParts): AnswerBody {
  const { planning, tools } = kit;
  const history = startHistory(pageParts);
  return {
    // Not rendered again while a question is typed below it.
    Dishes: memo(({ answer }) => {
      const { status, question, dishes } = answer;
      return (
        <>
          {status === 'shown' && <Notes origin={answer.origin} planning={planning} />}
          {status === 'shown' && <PastedRecipe question={question} onWrite={tools.write.open} />}
          {(status === 'writing' || isAnsweredBySource(answer)) && (
            <OwnRecipeLinks key={question} question={question} history={history} />
          )}
          {dishes.length > 0 && (
            <AnswerDishes answer={answer} kit={kit} toasts={pageParts.toasts} />
          )}
        </>
      );
    }),
    NextQuestions: (props) => <NextQuestions {...props} planning={planning} />,
    takeTyped: (typed, answer) => {
      if (!isAnsweredBySource(answer)) return { ask: typed };
      if (keepOwnPrice(typed, planning, pageParts.toasts)) return 'kept';
      const next = completeQuestion(typed, toAnswered(answer, planning));
      if (next !== typed) planning.goOnWith(next);
      return { ask: next };
    },
  };
}

/** Keeps what a food costs its owner, and says so. @returns whether that is what was typed. */
function keepOwnPrice(typed: string, planning: PlanningStore, toasts: ToastStore): boolean {
  const { costing, ownPrices } = planning.getState();
  const own = costing && readOwnPrice(typed, costing.book);
  if (own === undefined) return false;
  const before = ownPrices.foods.get(own.food);
  planning.setOwnPrice(own.food, own.price);
  toasts.show({
    message: text.priceKept(own),
    action: { label: text.undo, run: () => planning.setOwnPrice(own.food, before) },
  });
  return true;
}

type NotesProps = Pick<ShownAnswer, 'origin'> & Pick<DishKit, 'planning'>;

function Notes({ origin, planning }: NotesProps) {
  const { note, food = '' } = origin ?? {};
  const ownPrice = useStore(planning, ({ ownPrices }) => ownPrices.foods.get(food));
  return (
    <>
      {origin?.standIn && <p className={styles['note']}>{text.standIn}</p>}
      {note && (
        <p className={styles['note']}>
          {note}
          {ownPrice && <strong>{`\n${text.ownPrice(ownPrice)}`}</strong>}
        </p>
      )}
      {origin?.nearest && <p className={styles['note']}>{text.nearest}</p>}
    </>
  );
}

type PastedRecipeProps = Pick<ShownAnswer, 'question'> & {
  readonly onWrite: Tools['write']['open'];
};

function PastedRecipe({ question, onWrite }: PastedRecipeProps) {
  const pasted = readPastedRecipe(question);
  if (pasted === undefined) return null;
  return (
    <div className={styles['actions']}>
      <Button variant="primary" icon={<Icon of={Calculator} />} onClick={() => onWrite({ pasted })}>
        {text.countPasted}
      </Button>
    </div>
  );
}
