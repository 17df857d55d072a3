/** Keys that type nothing, in WebDriver's notation. */
export const ARROW_RIGHT = '\uE014';
export const ESCAPE = '\uE00C';

/** More than local storage holds; only the oldest has the searched word among its ingredients. */
export const FILL_HISTORY = `(() => {
  const conversation = (index) => [{
    question: 'soto ' + index,
    response: [{
      foodName: 'Soto nomor ' + index,
      description: 'Kuah kuning. '.repeat(900),
      completeRecept: [{ number: 1, step: 'Rebus.' }],
      ingredient: [{ name: index === 0 ? 'andaliman' : 'kunyit', servingSize: '1 sdt' }],
      estimatedCostatRupiah: 45000,
      price: 15000,
      img: '',
    }],
  }];
  const entries = Array.from({ length: 120 }, (_, index) => ['ID' + index, conversation(index)]);
  localStorage.setItem('chatHistory', JSON.stringify(Object.fromEntries(entries)));
})()`;

/** Keeps the next file that is saved, as base64. */
export const CATCH_FILE = `(() => {
  URL.createObjectURL = (blob) => {
    const reader = new FileReader();
    reader.onload = () => { window.saved = reader.result.split(',')[1]; };
    reader.readAsDataURL(blob);
    return 'data:,';
  };
  HTMLAnchorElement.prototype.click = () => {};
})()`;

/** Notes the name of the next saved file, how it begins, and whether it is large. */
export const WATCH_DOWNLOAD = `(() => {
  const create = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    blob.arrayBuffer().then((bytes) => {
      window.saved = { start: [...new Uint8Array(bytes, 0, 2)], isLarge: bytes.byteLength > 5000 };
    });
    return create.call(URL, blob);
  };
  HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
})()`;

/** The narrowest visible space between two words, in em. */
export const NARROWEST_SPACE = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const widths = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    const em = parseFloat(getComputedStyle(parentElement).fontSize);
    for (const { index } of data.matchAll(/(?<=\\S) (?=\\S)/gu)) {
      const space = document.createRange();
      space.setStart(texts.currentNode, index);
      space.setEnd(texts.currentNode, index + 1);
      const { width } = space.getBoundingClientRect();
      // At the end of a line there is none.
      if (width > 0) widths.push(width / em);
    }
  }
  return Math.min(...widths);
})()`;

export const EMPTY_STORAGE = `new Promise((resolve) => {
  localStorage.clear();
  indexedDB.deleteDatabase('cobek').onsuccess = () => resolve(true);
})`;

export const chooseFile = (base64: string) => `(() => {
  const bytes = Uint8Array.from(atob('${base64}'), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'cadangan.gz'));
  const input = document.querySelector('dialog input[type=file]');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
})()`;

/** How far a page would scroll sideways on the smallest phone, in pixels. */
export const overflowOnPhone = (path: string) => `new Promise((resolve) => {
  const frame = document.createElement('iframe');
  frame.style = 'position: fixed; inset: 0 auto auto 0; width: 320px; height: 568px';
  frame.onload = () => {
    const { scrollWidth, clientWidth } = frame.contentDocument.documentElement;
    resolve(scrollWidth - clientWidth);
    frame.remove();
  };
  frame.src = '${path}';
  document.body.append(frame);
})`;
