import { MoreVertical } from 'lucide';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './popover-menu.module.css';

type MenuAction = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  readonly isDestructive?: boolean;
};

/** Height of an action, and of the padding around all; a menu that does not fit below opens upwards. */
const ACTION_PX = 44;
const PADDING_PX = 14;
/** Wider than any menu. */
const MENU_WIDTH_PX = 280;

/**
 * A button that opens a short menu. The platform's popover allows only one at a time, and Escape or a
 * tap outside closes it; it also closes when the mouse or the focus leaves.
 */
export function PopoverMenu({
  title,
  actions,
}: {
  readonly title: string;
  readonly actions: readonly MenuAction[];
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Long lists have a menu in each row, and few of them are ever opened.
  const [wasOpened, setWasOpened] = useState(false);

  const isOpen = useRef(false);
  const pointer = useRef('');

  useLayoutEffect(() => {
    // The list around it may have moved its button.
    if (isOpen.current && menu.current !== null && button.current !== null) {
      place(menu.current, button.current.getBoundingClientRect(), actions.length);
    }
  });

  const placeBesideButton = (event: ToggleEvent<HTMLDivElement>) => {
    isOpen.current = event.newState === 'open';
    if (!isOpen.current || button.current === null) return;
    setWasOpened(true);
    place(event.currentTarget, button.current.getBoundingClientRect(), actions.length);
  };

  const close = () => menu.current?.hidePopover();

  const closeWhenMouseLeaves = (event: PointerEvent) => {
    // Lifting a finger also counts as leaving, and so does a page that scrolls under a resting mouse.
    if (event.pointerType === 'mouse' && placeOf(event) !== pointer.current) close();
  };

  const closeWhenFocusLeaves = (event: FocusEvent) => {
    const { relatedTarget } = event;
    if (relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget)) close();
  };

  const choose = (action: MenuAction) => {
    close();
    action.run();
  };

  return (
    <div
      className={styles['root']}
      onPointerMove={(event) => {
        pointer.current = placeOf(event);
      }}
      onPointerLeave={closeWhenMouseLeaves}
      onBlur={closeWhenFocusLeaves}
    >
      <IconButton
        ref={button}
        title={title}
        icon={<Icon of={MoreVertical} />}
        popoverTarget={id}
        aria-haspopup="menu"
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={title}
        className={styles['menu']}
        onBeforeToggle={placeBesideButton}
        onToggle={focusFirst}
        onKeyDown={moveFocus}
        tabIndex={-1}
      >
        {wasOpened &&
          actions.map((action) => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              className={action.isDestructive ? styles['destructive'] : undefined}
              onClick={() => choose(action)}
            >
              {action.icon}
              {action.label}
            </button>
          ))}
      </div>
    </div>
  );
}

function focusFirst(event: ToggleEvent<HTMLElement>): void {
  if (event.newState === 'open') event.currentTarget.querySelector('button')?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;

/** Right-aligned with the button, or further to the right if it would not fit. */
function place(popover: HTMLElement, anchor: DOMRect, actions: number): void {
  const height = actions * ACTION_PX + PADDING_PX;
  const opensUpwards = anchor.bottom + height > window.innerHeight;
  const width = document.documentElement.clientWidth;
  popover.style.right = `${Math.max(0, Math.min(width - anchor.right, width - MENU_WIDTH_PX))}px`;
  popover.style.top = opensUpwards ? 'auto' : `${anchor.bottom}px`;
  popover.style.bottom = opensUpwards ? `${window.innerHeight - anchor.top}px` : 'auto';
}
