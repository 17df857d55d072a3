import { useRef, type ComponentProps } from 'react';
import { Button } from './button.tsx';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Accessible name of the input behind the button. */
  readonly inputLabel: string;
  readonly accept?: string;
  readonly onFile: (file: File) => void;
};

/** A button that asks for a file. */
export function FileButton({ inputLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again would do nothing.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
