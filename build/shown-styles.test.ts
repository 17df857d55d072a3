import { expect, test } from 'vitest';
import { createStylePicker } from './shown-styles.ts';

const PAGE = '<main class="page wide"><h1 class="title">Soto</h1></main>';
const pick = (css: string, html = PAGE) => createStylePicker(css)(html);

test('rules for unused classes are removed, the others keep their order', () => {
  expect(pick('.title{color:red}.dialog{color:blue}.page h1{color:green}')).toBe(
    '.title{color:red}.page h1{color:green}',
  );
});

test('a rule with several selectors keeps those in use', () => {
  expect(pick('.dialog h1,.page h1,.page.narrow{margin:0}')).toBe('.page h1{margin:0}');
});

test('rules without a class stay: themes, states, fonts, keyframes', () => {
  const css =
    '@font-face{font-family:x}:root{--a:1}[data-theme=dark]{--a:2}h1:hover{top:0}@keyframes rise{0%{opacity:0}}';
  expect(pick(css)).toBe(css);
});

test('a class inside :is() is one alternative among others', () => {
  const css = '.page:has(.dialog){top:0}.page:not(.dialog) h1:is(.a,:not(.b)){top:1px}';
  expect(pick(css)).toBe(css);
});

test('at-rules stay around the rest, and are removed when empty', () => {
  expect(pick('@media print{.title{top:0}.dialog{top:0}}@media print{.dialog{top:0}}')).toBe(
    '@media print{.title{top:0}}',
  );
});

test('pages with other classes have other styles', () => {
  const picker = createStylePicker('.a{top:0}.b{top:1px}');
  expect(picker('<p class="a">')).toBe('.a{top:0}');
  expect(picker('<p class="b">')).toBe('.b{top:1px}');
  expect(picker('<p class="a">')).toBe('.a{top:0}');
});
