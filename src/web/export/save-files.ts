import type { BusinessCosts } from '#core/kitchen/business-costs.ts';
import type { Conversation } from '../history/conversation.ts';
import type { PlannedDish } from './cost-workbook.ts';
import { text } from './text.ts';
import { downloadFile } from '../ui/download-file.ts';
import type { ToastStore } from '../ui/toast-store.ts';

/** File name of an exported conversation. */
export const docxFileName = (id: string) => `recipe_${id}.docx`;

/** Builds a Word document in the browser and downloads it; nothing is sent anywhere. */
export async function saveDocx(
  { id, response }: Pick<Conversation, 'id' | 'response' | 'question'>,
  toasts: ToastStore,
): Promise<void> {
  try {
    const { createDocx } = await import('./docx.chunk.ts');
    downloadFile(await createDocx(response), docxFileName(id));
    toasts.show({ message: text.saved });
  } catch {
    toasts.show({ message: text.failed });
  }
}

/** Builds cost sheets in Excel's format, with living formulas, and downloads them. */
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
