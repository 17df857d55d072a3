import type { BusinessCosts } from '#core/kitchen/business-costs.ts';
import type { BoxPlan } from '#core/kitchen/meal-box.ts';
import type { ScaledDish } from '#core/kitchen/scale-dish.ts';
import { recipeSlug } from '#core/sources/collection/recipe-slug.ts';
import type { Conversation } from '../history/conversation.ts';
import { text as pageText } from '../text.ts';
import { downloadFile } from '../ui/download-file.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import type { WrittenDish } from './docx.chunk.ts';
import { text } from './text.ts';

type ConversationToSave = Pick<Conversation, 'id' | 'question' | 'savedAt'> & {
  readonly dishes: readonly WrittenDish[];
  readonly note?: string | undefined;
  readonly isSelling?: boolean;
  /** The box of these dishes that is ordered. */
  readonly box?: BoxPlan | undefined;
};

/** A conversation as a Word document, dated by the day of the answer, or by today if unknown. */
export async function saveDocx(
  { id, question, savedAt, dishes, note, isSelling = false, box }: ConversationToSave,
  toasts: ToastStore,
): Promise<void> {
  const write = async () => {
    const { createDocx } = await import('./docx.chunk.ts');
    return await createDocx({ question, date: writeDate(savedAt), dishes, note, isSelling, box });
  };
  await save(`recipe_${id}.docx`, write, text, toasts);
}

/** The card of one dish that a kitchen pins up, as a Word document. */
export async function saveRecipeCard(card: ScaledDish, toasts: ToastStore): Promise<void> {
  const name = recipeSlug(card.dish.foodName) || 'resep';
  const write = async () => {
    const { createRecipeCard } = await import('./docx.chunk.ts');
    return await createRecipeCard({ ...card, date: writeDate() });
  };
  const said = { saved: text.savedCard, failed: text.failed };
  await save(`kartu_${name}.docx`, write, said, toasts);
}

function writeDate(time?: number): string {
  return new Intl.DateTimeFormat('id', { dateStyle: 'long' }).format(time);
}

type WorkbookToSave = Pick<ConversationToSave, 'id' | 'question'> & {
  readonly dishes: readonly ScaledDish[];
  readonly business: BusinessCosts;
  readonly box?: BoxPlan | undefined;
};

/** Cost sheets in Excel's format, with formulas. */
export async function saveXlsx(
  { id, question, dishes, business, box }: WorkbookToSave,
  toasts: ToastStore,
): Promise<void> {
  const write = async () => {
    const { createCostWorkbook, writeWorkbook } = await import('./xlsx.chunk.ts');
    return await writeWorkbook(createCostWorkbook(dishes, business, box));
  };
  const said = { saved: text.savedWorkbook, failed: text.failedWorkbook };
  const slug = recipeSlug(question.slice(0, MAX_NAMED)) || id;
  await save(`hpp-${slug}${commonSize(slug, dishes)}.xlsx`, write, said, toasts);
}

/** Most characters of a question in a file name. */
const MAX_NAMED = 60;

/** `-20` if all dishes are for 20 portions, which the name does not say yet. */
function commonSize(slug: string, dishes: readonly ScaledDish[]): string {
  const sizes = new Set(dishes.map(({ plan }) => plan.portions));
  const [portions] = sizes;
  const isNamed = slug.split('-').includes(String(portions));
  return sizes.size !== 1 || portions === undefined || isNamed ? '' : `-${portions}`;
}

/**
 * Writes a file in the browser and downloads it; a toast says whether it worked, and if not, offers
 * another try.
 */
async function save(
  name: string,
  write: () => Promise<Blob>,
  { saved, failed }: { readonly saved: string; readonly failed: string },
  toasts: ToastStore,
): Promise<void> {
  try {
    downloadFile(await write(), name);
    toasts.show({ message: saved });
  } catch {
    const run = () => void save(name, write, { saved, failed }, toasts);
    toasts.show({ message: failed, action: { label: pageText.broken.retry, run } });
  }
}
