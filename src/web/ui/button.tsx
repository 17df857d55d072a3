import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  readonly variant?: 'primary' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit';
};

export function Button({
  variant = 'quiet',
  icon,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles['button']} ${styles[variant]}`}>
      {icon}
      {children}
    </button>
  );
}
