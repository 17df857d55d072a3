import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly onOpen: () => void;
  /** The dialog, rendered while it is open; it may still have to load. */
  readonly renderDialog: (close: () => void) => ReactNode;
};

/** A button that opens its own dialog. */
export function DialogButton({ onOpen, renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    onOpen();
  };
  return (
    <>
      <Button {...button} onClick={open} aria-haspopup="dialog" />
      {isOpen && <Suspense>{renderDialog(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
