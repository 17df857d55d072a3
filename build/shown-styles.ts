import { parse, type Root } from 'postcss';

/** Picks the part of a style sheet that a page needs. */
type PickStyles = (html: string) => string;

/** A selector's brackets may list alternatives. */
const CONDITIONS = /\((?:[^()]|\([^()]*\))*\)/gu;
const CLASS = /\.(-?[\p{L}_][\w-]*)/gu;
const CLASSES = /\bclass="(?<names>[^"]*)"/gu;

/**
 * Extracts the part of a style sheet that one page shows: rules for classes that no element has are
 * left out; the others keep their order.
 */
export function createStylePicker(css: string): PickStyles {
  const sheet = parse(css);
  const picked = new Map<string, string>();
  return (html) => {
    const classes = new Set(
      [...html.matchAll(CLASSES)].flatMap(({ groups }) => groups?.['names']?.split(' ') ?? []),
    );
    // Hundreds of pages share a dozen sets of classes.
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
