import type { BusinessCosts } from '#core/kitchen/business-costs.ts';
import type { Conversation } from '../history/conversation.ts';
import type { PlannedDish } from './cost-workbook.ts';
import type { WrittenDish } from './docx.chunk.ts';
import type { RecipeCard } from './recipe-card.ts';
import { text } from './text.ts';
import { downloadFile } from '../ui/download-file.ts';
import type { ToastStore } from '../ui/toast-store.ts';

/** File name of an exported conversation. */
const docxFileName = (id: string) => `recipe_${id}.docx`;

type ConversationToSave = Pick<Conversation, 'id' | 'question' | 'savedAt'> & {
  readonly dishes: readonly WrittenDish[];
  readonly isSelling?: boolean;
};

/**
 * Builds a Word document in the browser and downloads it; nothing is sent anywhere. It is dated by
 * the day of the answer, or by today if that is unknown.
 */
export async function saveDocx(
  { id, question, savedAt, dishes, isSelling = false }: ConversationToSave,
  toasts: ToastStore,
): Promise<void> {
  try {
    const { createDocx } = await import('./docx.chunk.ts');
    downloadFile(
      await createDocx({ question, date: writeDate(savedAt), dishes, isSelling }),
      docxFileName(id),
    );
    toasts.show({ message: text.saved });
  } catch {
    toasts.show({ message: text.failed });
  }
}

/** Builds the card of one dish that a kitchen pins up, as a Word document, and downloads it. */
export async function saveRecipeCard(
  card: Omit<RecipeCard, 'date'>,
  toasts: ToastStore,
): Promise<void> {
  try {
    const { createRecipeCard } = await import('./docx.chunk.ts');
    const name = card.dish.foodName.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    downloadFile(await createRecipeCard({ ...card, date: writeDate() }), `kartu_${name}.docx`);
    toasts.show({ message: text.savedCard });
  } catch {
    toasts.show({ message: text.failed });
  }
}

function writeDate(time?: number): string {
  return new Intl.DateTimeFormat('id', { dateStyle: 'long' }).format(time);
}

/** Builds cost sheets in Excel's format, with formulas, and downloads them. */
export async function saveXlsx(
  id: string,
  dishes: readonly PlannedDish[],
  business: BusinessCosts,
  toasts: ToastStore,
): Promise<void> {
  try {
    const { createCostWorkbook, writeWorkbook } = await import('./xlsx.chunk.ts');
    downloadFile(await writeWorkbook(createCostWorkbook(dishes, business)), `hpp_${id}.xlsx`);
    toasts.show({ message: text.savedWorkbook });
  } catch {
    toasts.show({ message: text.failedWorkbook });
  }
}
