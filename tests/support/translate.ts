/**
 * Replaces every text by two nested elements, as the translation of Chrome does. The code runs in
 * the page.
 */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent?.closest('script, style, textarea, svg, [translate=no]'))
      continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.textContent = `ES ${text.data}`;
    text.replaceWith(outer);
  }
}
