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

/** The look of its dialogs. */
export const DIALOG_STYLES = `
.body-dialog { width: min(32rem, 90vw); padding: 1.5rem; border: 0; border-radius: 12px; color: #1f2a2e;
  font: 16px/1.5 system-ui, sans-serif; }
.body-dialog::backdrop { background: rgb(11 59 64 / 60%); }
.body-dialog h2 { margin: 0 0 1rem; font-size: 1.25rem; }
.body-dialog label { display: block; margin-bottom: 1rem; }
.body-dialog input, .body-dialog select { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 0 8px;
  border: 1px solid #6b6459; border-radius: 6px; background: #fff; color: inherit; font: inherit; box-sizing: border-box; }
.body-dialog-buttons { display: flex; gap: 8px; margin: 0; }
.body-dialog button { min-height: 44px; padding: 0 20px; border: 1px solid #0f5257; border-radius: 22px; background: #fff;
  color: #0f5257; font: inherit; font-weight: 600; cursor: pointer; }
.body-dialog button[value=insert] { background: #0f5257; color: #fff; }
.body-dialog :focus-visible { outline: 3px solid #b4532a; outline-offset: 2px; }
`;
