import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'title' | 'type'> & {
  /** What it does: shown on hover and read by screen readers. */
  readonly title: string;
  readonly icon: ReactNode;
};

export function IconButton({ title, icon, className, disabled, ...rest }: IconButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      {...rest}
      type="button"
      title={title}
      aria-label={title}
      disabled={disabled || !isHydrated}
      className={className ? `${styles['button']} ${className}` : styles['button']}
    >
      {icon}
    </button>
  );
}
