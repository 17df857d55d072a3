import { PanelLeft, Settings, SquarePen } from 'lucide';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type RefObject,
} from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SidebarStore } from './history/sidebar/sidebar-store.ts';
import { paths } from './paths.ts';
import { findScreen, notFoundPage, screens } from './screens.ts';
import type { SettingsProps } from './settings-screen.chunk.tsx';
import type { CheckKey } from './settings/own-key-store.ts';
import type { Device } from './storage/browser-storage.ts';
import { text } from './text.ts';
import type { ThemeStore } from './theme/theme-store.ts';
import { ThemeToggle } from './theme/theme-toggle.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { focusPlace, isFocusLost } from './ui/focus-after.ts';
import { IconButton } from './ui/icon-button.tsx';
import { Icon } from './ui/icon.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { BrokenDialog, brokenScreen } from './ui/load-failure.tsx';
import { Logo } from './ui/logo.tsx';
import { NotFoundPage } from './ui/not-found-page.tsx';
import { PageFooter } from './ui/page-footer.tsx';
import type { ToastStore } from './ui/toast-store.ts';
import { ToastView } from './ui/toast-view.tsx';
import { ToolScreen, type ScreenStore } from './ui/tool-screen.tsx';
import styles from './app.module.css';

const SettingsDialog = lazyPart<SettingsProps>(
  async () => (await import('./settings-screen.chunk.tsx')).SettingsScreen,
  (retry, { onClose }) => <BrokenDialog retry={retry} onClose={onClose} />,
);

export type AppStores = {
  /** For the backup, which reads and writes all of it. */
  readonly device: Device;
  readonly sidebar: SidebarStore;
  readonly toasts: ToastStore;
  readonly theme: ThemeStore;
  readonly settings: StoreApi<{ readonly isOpen: boolean }>;
  /** For the settings, which keep only a key that works. */
  readonly checkKey: CheckKey;
  /** What the dish kit shows; nothing until it is loaded. */
  readonly tools: ScreenStore;
};

/** The component of each screen, by its path in `screens.ts`. */
type ScreenViews = Readonly<Record<string, ComponentType>>;

type AppProps = { readonly stores: AppStores; readonly views: ScreenViews; readonly year: number };

export function App({ stores, views, year }: AppProps) {
  const [pathname] = useLocation();
  const screen = findScreen(pathname);
  const isChat = screen?.path === paths.chat;
  // The prerendered page: hydration must not scroll what is being read.
  const shownRef = useRef(pathname);
  useEffect(() => {
    const { title } = screen ?? notFoundPage;
    if (title !== undefined) document.title = title;
  }, [screen]);
  return (
    <div className={styles['app']}>
      <a className={styles['skip']} href="#main">
        {text.topBar.skip}
      </a>
      <TopBar stores={stores} path={screen?.path} />
      <ErrorBoundary resetKey={pathname} fallback={brokenScreen}>
        <Suspense fallback={<main id="main" className={styles['loading']} />}>
          <Switch>
            {screens.map(({ path }) => {
              const View = views[path];
              return View && <Route key={path} path={path} component={View} />;
            })}
            <Route component={NotFoundPage} />
          </Switch>
          <StartAtTop pathname={pathname} shownRef={shownRef} />
        </Suspense>
      </ErrorBoundary>
      {!isChat && <PageFooter year={year} />}
      <ToastView store={stores.toasts} />
      <ToolScreen store={stores.tools} />
      <OpenSettings stores={stores} />
    </div>
  );
}

/**
 * Scrolls and moves the focus to the top of a screen that has just replaced another. A sibling of the
 * screen, so that it waits for the screen's code.
 */
function StartAtTop({
  pathname,
  shownRef,
}: {
  readonly pathname: string;
  readonly shownRef: RefObject<string>;
}) {
  useLayoutEffect(() => {
    if (shownRef.current === pathname) return;
    shownRef.current = pathname;
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    main?.scrollTo(0, 0);
    const start = main?.querySelector('h1') ?? main;
    if (start) focusPlace(start);
  }, [pathname, shownRef]);
  return null;
}

type TopBarProps = {
  readonly stores: AppStores;
  /** The screen's path in `screens.ts`. */
  readonly path: string | undefined;
};

function TopBar({ stores, path }: TopBarProps) {
  const isChat = path === paths.chat;
  return (
    <header className={isChat ? `${styles['bar']} ${styles['sticky']}` : styles['bar']}>
      {isChat && <OpenHistory store={stores.sidebar} />}
      <Link href={paths.landing} className={styles['logo']} aria-label={text.topBar.home}>
        <Logo />
        <span aria-hidden="true">{text.productName}</span>
      </Link>
      {/* The landing page has a larger one. */}
      {!isChat && path !== paths.landing && (
        <Link href={paths.chat} className={styles['ask']} aria-label={text.topBar.ask}>
          <Icon of={SquarePen} />
          <span>{text.topBar.askShort}</span>
        </Link>
      )}
      <IconButton
        title={text.topBar.settings}
        icon={<Icon of={Settings} />}
        onClick={() => stores.settings.setState({ isOpen: true })}
        aria-haspopup="dialog"
      />
      <ThemeToggle store={stores.theme} />
    </header>
  );
}

/** Hidden, but keeps its space, while the history is open, which has its own close button. */
function OpenHistory({ store }: { readonly store: SidebarStore }) {
  const isOpen = useStore(store, (state) => state.isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const before = wasOpen.current;
    wasOpen.current = isOpen;
    // The button that opened it is hidden, and the one that closed it is gone.
    const { activeElement } = document;
    const heading = document.querySelector<HTMLElement>('#history h2');
    if (before === false && isOpen === true && activeElement === button.current && heading)
      focusPlace(heading);
    if (
      before === true &&
      isOpen === false &&
      (isFocusLost() || activeElement?.closest('#history'))
    )
      button.current?.focus();
  }, [isOpen]);
  return (
    <IconButton
      ref={button}
      title={text.topBar.openHistory}
      icon={<Icon of={PanelLeft} />}
      onClick={store.toggle}
      aria-expanded={isOpen ?? false}
      aria-controls="history"
      // Not before the chat is hydrated: a change from outside would make React redraw it and lose
      // what was typed.
      disabled={isOpen === undefined}
      className={isOpen ? styles['away'] : undefined}
    />
  );
}

function OpenSettings({ stores }: Pick<AppProps, 'stores'>) {
  const { settings, device, checkKey } = stores;
  const isOpen = useStore(settings, (state) => state.isOpen);
  return (
    isOpen && (
      <Suspense>
        <SettingsDialog
          device={device}
          checkKey={checkKey}
          onClose={() => settings.setState({ isOpen: false })}
        />
      </Suspense>
    )
  );
}
