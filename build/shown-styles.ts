import { parse, type Root } from 'postcss';

/** Picks the part of a style sheet that a page needs. */
export type PickStyles = (html: string) => string;

/** What a selector says in brackets may be one of several ways to be meant. */
const CONDITIONS = /\((?:[^()]|\([^()]*\))*\)/gu;
const CLASS = /\.(-?[\p{L}_][\w-]*)/gu;
const CLASSES = /\bclass="(?<names>[^"]*)"/gu;

/**
 * Takes from a style sheet what one page shows: rules whose selector names a class that no element
 * of it has are left out, all others stay in their order.
 */
export function createStylePicker(css: string): PickStyles {
  const sheet = parse(css);
  const picked = new Map<string, string>();
  return (html) => {
    const classes = new Set(
      [...html.matchAll(CLASSES)].flatMap(({ groups }) => groups?.['names']?.split(' ') ?? []),
    );
    // Hundreds of pages are drawn from a dozen sets of classes.
    const key = [...classes].toSorted().join(' ');
    const known = picked.get(key);
    if (known !== undefined) return known;
    const styles = pickStyles(sheet, classes);
    picked.set(key, styles);
    return styles;
  };
}

function pickStyles(sheet: Root, classes: ReadonlySet<string>): string {
  const page = sheet.clone();
  page.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const shown = rule.selectors.filter((selector) =>
      [...selector.replaceAll(CONDITIONS, '').matchAll(CLASS)].every(([, name = '']) =>
        classes.has(name),
      ),
    );
    if (shown.length === 0) rule.remove();
    else if (shown.length < rule.selectors.length) rule.selectors = shown;
  });
  page.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return page.toString();
}
