import { useState } from 'react';
import { createKeepStore } from './offline/keep-store.ts';
import { OfflineSection } from './offline/offline-section.tsx';
import { openWorkerPort } from './offline/worker-port.ts';
import { OwnPricesSection } from './planning/own-prices/own-prices-section.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import type { SettingsStore } from './settings/settings-store.ts';
import type { Device } from './storage/browser-storage.ts';

/** The settings, with the sections of other rooms. */
export function SettingsScreen(props: { readonly store: SettingsStore; readonly device: Device }) {
  const { store, device } = props;
  const [offline] = useState(() => createKeepStore(openWorkerPort, device.clock));
  return (
    <SettingsDialog store={store} device={device}>
      <OwnPricesSection storage={device.storage} />
      <OfflineSection store={offline} />
    </SettingsDialog>
  );
}
