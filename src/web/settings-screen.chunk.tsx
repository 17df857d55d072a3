import { useEffect, useState } from 'react';
import { createKeepStore } from './offline/keep-store.ts';
import { OfflineSection } from './offline/offline-section.tsx';
import { openWorkerPort } from './offline/worker-port.ts';
import { OwnPricesSection } from './planning/own-prices/own-prices-section.tsx';
import { createOwnKeyStore, type CheckKey } from './settings/own-key-store.ts';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import type { Device } from './storage/browser-storage.ts';

export type SettingsProps = {
  readonly device: Device;
  readonly checkKey: CheckKey;
  readonly onClose: () => void;
};

/** The settings, with the sections of other rooms. */
export function SettingsScreen({ device, checkKey, onClose }: SettingsProps) {
  const [ownKey] = useState(() => createOwnKeyStore(device.storage, checkKey));
  useEffect(() => ownKey.stop, [ownKey]);
  const [offline] = useState(() => createKeepStore(openWorkerPort, device.clock));
  return (
    <SettingsDialog ownKey={ownKey} device={device} onClose={onClose}>
      <OwnPricesSection storage={device.storage} />
      <OfflineSection store={offline} />
    </SettingsDialog>
  );
}
