const STYLES = `
:is(.body-dialog, .body-editor, .pane, .picture-input) {
  background: #fff;
  color: #1f2a2e;
}
:is(.body-dialog, .body-editor, .pane, .picture-input) :focus-visible {
  outline: 3px solid #b4532a;
  outline-offset: 2px;
}
:is(.body-dialog, .picture-input) :is(input:not([type=file]), select) {
  min-height: 44px;
  padding: 0 8px;
  border: 1px solid #6b6459;
  border-radius: 6px;
  background: #fff;
  color: inherit;
  font: inherit;
  box-sizing: border-box;
}

.body-dialog {
  width: min(32rem, 90vw);
  padding: 1.5rem;
  border: 0;
  border-radius: 12px;
  font: 16px/1.5 system-ui, sans-serif;
}
.body-dialog::backdrop { background: rgb(11 59 64 / 60%); }
.body-dialog h2 {
  margin: 0 0 1rem;
  font-size: 1.25rem;
}
.body-dialog label {
  display: block;
  margin-bottom: 1rem;
}
.body-dialog :is(input, select) {
  display: block;
  width: 100%;
  margin-top: 4px;
}
.body-dialog label:has([type=radio]) {
  display: flex;
  gap: 12px;
  align-items: center;
  overflow-wrap: anywhere;
  white-space: pre-line;
}
.body-dialog input[type=radio] {
  flex: none;
  width: 20px;
  min-height: 20px;
  margin: 0;
}
.body-dialog-buttons {
  display: flex;
  gap: 8px;
  margin: 0;
}
.body-dialog button {
  min-height: 44px;
  padding: 0 20px;
  border: 1px solid #0f5257;
  border-radius: 22px;
  background: #fff;
  color: #0f5257;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.body-dialog button[value=accept] {
  background: #0f5257;
  color: #fff;
}

.body-editor {
  border: 2px solid #c9c1b4;
  border-radius: 5px;
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

.pane {
  position: sticky;
  top: 0;
  height: 100vh;
  display: flex;
  flex-direction: column;
  background: #f3e9db;
  font: 15px/1.5 system-ui, sans-serif;
}
:is(.pane-status, .pane-leads, .pane-findings) { background: #fff; }
:is(.pane-status, .pane-leads) {
  margin: 0;
  padding: 8px 64px 8px 12px;
  font-weight: 600;
  overflow-wrap: anywhere;
}
.pane-findings {
  max-height: 30%;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
}
.pane-findings li {
  padding: 6px 64px 6px 12px;
  border-left: 4px solid #0f5257;
  border-top: 1px solid #f3e9db;
}
.pane-findings li.is-error { border-left-color: #b4532a; }
.pane-findings button {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: #0f5257;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
}
.pane iframe {
  flex: 1;
  align-self: center;
  width: min(100%, 390px);
  min-height: 0;
  border: 0;
  background: #fff;
}

.picture-input {
  display: grid;
  gap: 8px;
  padding: 12px;
  border: 2px dashed #8a8274;
  border-radius: 5px;
}
.picture-input img {
  max-width: 100%;
  max-height: 160px;
  border-radius: 4px;
}
.picture-input label input {
  display: block;
  margin-top: 4px;
  font: inherit;
}
.picture-input p { margin: 0; }
.picture-input p[data-warns] {
  padding: 8px 12px;
  border-left: 4px solid #b4532a;
  background: #f3e9db;
}
.picture-input p:empty { display: none; }
`;

const styledRoots = new WeakSet<DocumentOrShadowRoot>();

/**
 * Adds the styles of our inputs, dialogs, and pane to the document or shadow root of a node.
 * They're a constructed sheet, because the editor's policy forbids style elements.
 */
export function adoptStyles(node: Node): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  if (styledRoots.has(root)) return;
  styledRoots.add(root);
  const sheet = new (node.ownerDocument?.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
