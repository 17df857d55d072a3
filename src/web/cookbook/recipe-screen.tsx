import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useParams } from 'wouter';
import { parseJson } from '#core/recipes/unknown-values.ts';
import { parseRecipePage, type RecipePage } from '#core/sources/collection/recipe-page.ts';
import type { DishKit } from '../dish-kit.ts';
import { canonicalPath, paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { focusPlace, isFocusLost } from '../ui/focus-after.ts';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { useRetryOnline } from '../ui/use-retry-online.ts';
import { loadRecipePage, type LoadRecipePage } from './load-recipe-page.ts';
import { RecipeView } from './recipe-view.tsx';
import { text } from './text.ts';
import type { RowStarParts } from './use-row-stars.ts';
import styles from './recipe-view.module.css';

/** The outside world as the recipe page needs it. */
export type RecipeScreenParts = RowStarParts & {
  /** The document as it was loaded. */
  readonly served: {
    readonly address: string;
    /** Path of the page that the build wrote into it; absent in development. */
    readonly page: string | undefined;
    /** The data that the build wrote into it for its screen, as JSON; empty for none. */
    readonly readData: () => string;
  };
};

/** The page of a recipe: from the loaded document, else from the collection. */
export async function createRecipeScreen(
  { served, ...parts }: RecipeScreenParts,
  loadPage: LoadRecipePage = loadRecipePage,
): Promise<ComponentType> {
  const kit: DishKit = await parts.loadDishKit();
  const written = readWritten(served);
  return function RecipeScreen() {
    const { slug } = useParams<{ slug: string }>();
    const { page, retry } = useRecipePage(
      loadPage,
      slug,
      written?.slug === slug ? written.page : undefined,
    );
    useEffect(() => {
      if (page === 'missing') document.title = text.missingTitle;
      else if (typeof page === 'object') document.title = text.title(page.dish.foodName);
    }, [page]);
    useFocusAfterWaiting(page);
    if (page === 'missing') return <NotFoundPage />;
    if (page === 'failed') return <NotOpened retry={retry} />;
    if (page === 'loading') {
      return (
        <main id="main" className={styles['waiting']} tabIndex={-1}>
          <p role="status">{text.loading}</p>
        </main>
      );
    }
    // Sizes and open sheets belong to one recipe.
    return <RecipeView key={slug} page={page} kit={kit} starParts={parts} />;
  };
}

function NotOpened({ retry }: { readonly retry: () => void }) {
  useRetryOnline(retry);
  return (
    <main id="main" className={styles['waiting']} tabIndex={-1}>
      <p role="alert">{text.failed}</p>
      <Button onClick={retry}>{text.retry}</Button>
    </main>
  );
}

/** The waiting page has no heading to focus. */
function useFocusAfterWaiting(page: PageState) {
  const wasWaiting = useRef(false);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (wasWaiting.current && isFocusLost() && heading) focusPlace(heading);
    wasWaiting.current = page === 'loading';
  }, [page]);
}

type PageState = RecipePage | 'loading' | 'failed' | 'missing';

/** The document's content for its own address: a recipe, or that there is none. */
function readWritten({ address, page, readData }: RecipeScreenParts['served']) {
  if (page === paths.notFound) {
    return { slug: canonicalPath(address).split('/').at(-1), page: 'missing' } as const;
  }
  const recipe = parseRecipePage(parseJson(readData()));
  return recipe && ({ slug: recipe.dish.slug, page: recipe } as const);
}

function useRecipePage(loadPage: LoadRecipePage, slug: string, written: PageState | undefined) {
  const [loaded, setLoaded] = useState<{ readonly slug: string; readonly page: PageState }>();
  const [attempt, setAttempt] = useState(0);
  const isWritten = written !== undefined;
  useEffect(() => {
    if (isWritten) return undefined;
    let isCurrent = true;
    const show = (page: PageState) => {
      if (isCurrent) setLoaded({ slug, page });
    };
    loadPage(slug).then(
      (page) => show(page ?? 'missing'),
      () => show('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadPage, slug, isWritten, attempt]);
  const retry = () => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  };
  const page: PageState = written ?? (loaded?.slug === slug ? loaded.page : 'loading');
  return { page, retry };
}
