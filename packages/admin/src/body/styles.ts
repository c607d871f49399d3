/** The look of the text's editor. */
export const BODY_STYLES = `
.body-editor { border: 2px solid #c9c1b4; border-radius: 5px; background: #fff; color: #1f2a2e; }
.body-toolbar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px; padding: 6px;
  border-bottom: 1px solid #c9c1b4; background: #f3e9db; }
.body-toolbar button { min-height: 32px; padding: 0 10px; border: 1px solid #c9c1b4; border-radius: 4px;
  background: #fff; color: #1f2a2e; font: inherit; cursor: pointer; }
.body-toolbar button:focus-visible { outline: 3px solid #b4532a; outline-offset: 2px; }
.body-editor .cm-content { min-height: 16em; font: 15px/1.6 ui-monospace, monospace; }
.body-editor .cm-focused { outline: 3px solid #b4532a; outline-offset: 1px; }
`;
