import { Search, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { text } from './list-text.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  readonly value: string;
  /** A stable function. */
  readonly onChange: (typed: string) => void;
  /** Called when the visitor is about to type. */
  readonly onFocus: () => void;
};

export function SearchField({ value, onChange, onFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Keeps text typed before hydration.
    const typed = input.current?.value;
    if (typed) onChange(typed);
  }, [onChange]);
  return (
    <form role="search" className={styles['search']} onSubmit={(event) => event.preventDefault()}>
      <Icon of={Search} />
      <input
        ref={input}
        type="search"
        value={value}
        placeholder={text.placeholder}
        aria-label={text.search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
      />
      {value !== '' && (
        <IconButton
          title={text.clearSearch}
          icon={<Icon of={X} />}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
