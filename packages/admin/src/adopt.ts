const adopted = new WeakMap<DocumentOrShadowRoot, Set<string>>();

/** Gives a document, or a part of one, some styles, once; the browser's rules for the editor allow none in the page. */
export function adoptStyleSheet(root: DocumentOrShadowRoot, view: typeof globalThis, styles: string): void {
  const known = adopted.get(root) ?? new Set();
  if (known.has(styles)) return;
  adopted.set(root, known.add(styles));
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
