import { useState } from 'react';
import { createKeepStore } from './offline/keep-store.ts';
import { OfflineSection } from './offline/offline-section.tsx';
import { openWorkerPort } from './offline/worker-port.ts';
import { OwnPricesSection } from './planning/own-prices-section.tsx';
import { notingChanges } from './settings/setting-changes.ts';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import type { SettingsStore } from './settings/settings-store.ts';

/** The settings, with the sections of other rooms. */
export function SettingsScreen({ store }: { readonly store: SettingsStore }) {
  const { storage, clock } = store.backupParts;
  const [settings] = useState(() => notingChanges(storage, clock));
  const [offline] = useState(() => createKeepStore(openWorkerPort, clock));
  return (
    <SettingsDialog store={store}>
      <OwnPricesSection storage={settings} />
      <OfflineSection store={offline} />
    </SettingsDialog>
  );
}
