import { PanelLeft, Settings } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { SidebarStore } from './history/sidebar-store.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { ThemeStore } from './theme/theme-store.ts';
import { ThemeToggle } from './theme/theme-toggle.tsx';
import { paths } from './paths.ts';
import { text } from './text.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { IconButton } from './ui/icon-button.tsx';
import { Logo } from './ui/logo.tsx';
import { NotFoundPage } from './ui/not-found-page.tsx';
import { PageFooter } from './ui/page-footer.tsx';
import type { ToastStore } from './ui/toast-store.ts';
import { ToastView } from './ui/toast-view.tsx';
import styles from './app.module.css';

const SettingsDialog: ComponentType<{ readonly store: SettingsStore }> = lazy(async () => ({
  default: (await import('./settings/settings-dialog.chunk.tsx')).SettingsDialog,
}));

export type AppStores = {
  readonly sidebar: SidebarStore;
  readonly toasts: ToastStore;
  readonly theme: ThemeStore;
  readonly settings: SettingsStore;
};

/** The two screens, each loaded with the first visit to it. */
export type Screens = { readonly Landing: ComponentType; readonly Chat: ComponentType };

type AppProps = { readonly stores: AppStores; readonly screens: Screens; readonly year: number };

export function App({ stores, screens, year }: AppProps) {
  const [pathname] = useLocation();
  const isChat = isChatPath(pathname);
  useScrollToTop(pathname);
  useDocumentTitle(pathname);
  return (
    <div className={styles['app']}>
      <a className={styles['skip']} href="#main">
        {text.topBar.skip}
      </a>
      <TopBar stores={stores} isChat={isChat} />
      <ErrorBoundary>
        <Suspense fallback={<main id="main" className={styles['loading']} />}>
          <Switch>
            <Route path={paths.landing}>
              <screens.Landing />
            </Route>
            <Route path={paths.chat}>
              <screens.Chat />
            </Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      {!isChat && <PageFooter year={year} />}
      <ToastView store={stores.toasts} />
      <OpenSettings store={stores.settings} />
    </div>
  );
}

function TopBar({ stores, isChat }: { readonly stores: AppStores; readonly isChat: boolean }) {
  const isSidebarOpen = useStore(stores.sidebar, (state) => state.isOpen);
  return (
    <header className={isChat ? `${styles['bar']} ${styles['sticky']}` : styles['bar']}>
      {isChat && (
        <IconButton
          title={isSidebarOpen ? text.topBar.closeHistory : text.topBar.openHistory}
          icon={<PanelLeft />}
          onClick={stores.sidebar.toggle}
          aria-expanded={isSidebarOpen ?? false}
          aria-controls="history"
          // Not before the chat has come to life: a change from outside would make React draw it anew,
          // and what has been typed in it would be lost.
          {...(isSidebarOpen === undefined ? { disabled: true } : {})}
        />
      )}
      <Link href={paths.landing} className={styles['logo']} aria-label={text.topBar.home}>
        <Logo />
        <span aria-hidden="true">{text.productName}</span>
      </Link>
      <IconButton
        title={text.topBar.settings}
        icon={<Settings />}
        onClick={stores.settings.open}
        aria-haspopup="dialog"
      />
      <ThemeToggle store={stores.theme} />
    </header>
  );
}

function OpenSettings({ store }: { readonly store: SettingsStore }) {
  const isOpen = useStore(store, (state) => state.isOpen);
  return (
    isOpen && (
      <Suspense>
        <SettingsDialog store={store} />
      </Suspense>
    )
  );
}

/** Some static hosts add a slash to the address of a folder. */
export function isChatPath(pathname: string): boolean {
  return pathname.replace(/\/$/u, '') === paths.chat;
}

function useScrollToTop(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // Who has begun to read before the page was taken over is left in peace.
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.scrollTo(0, 0);
  }, [pathname]);
}

function useDocumentTitle(pathname: string) {
  useEffect(() => {
    const { landing, chat, notFound } = text.pageTitle;
    document.title = isChatPath(pathname) ? chat : pathname === paths.landing ? landing : notFound;
  }, [pathname]);
}
