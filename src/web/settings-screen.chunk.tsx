import { OwnPricesSection } from './planning/own-prices-section.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import type { SettingsStore } from './settings/settings-store.ts';

/** The settings with what other rooms keep in them. */
export function SettingsScreen({ store }: { readonly store: SettingsStore }) {
  return (
    <SettingsDialog store={store}>
      <OwnPricesSection storage={store.backupParts.storage} />
    </SettingsDialog>
  );
}
