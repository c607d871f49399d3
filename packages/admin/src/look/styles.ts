const STYLES = `
:focus-visible {
  outline: 3px solid #b4532a;
  outline-offset: 2px;
}
.body-editor {
  border: 2px solid #c9c1b4;
  border-radius: 8px;
  background: #fff;
  color: #1f2a2e;
}
.body-toolbar {
  position: sticky;
  bottom: 70px;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 6px;
  border-top: 1px solid #c9c1b4;
  background: #f3e9db;
}
.body-editor:not(.is-used) .body-toolbar { display: none; }
.body-toolbar button {
  min-height: 32px;
  padding: 0 10px;
  border: 1px solid #c9c1b4;
  border-radius: 4px;
  background: #fff;
  color: #1f2a2e;
  font: inherit;
  cursor: pointer;
}
.body-editor .cm-content {
  min-height: 3em;
  font: 17px/1.6 Figtree, Arial, sans-serif;
}
.body-editor .cm-line span { color: #0b3b40; }
.body-editor .fact-chip {
  padding: 1px 8px;
  border-radius: 10px;
  background: #dcebe9;
}
.body-editor .cm-focused {
  outline: 3px solid #b4532a;
  outline-offset: 1px;
}
`;

/**
 * Adds the styles of the text editor to its shadow root. They're a constructed sheet, because the
 * editor's policy forbids style elements.
 */
export function adoptStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
}
