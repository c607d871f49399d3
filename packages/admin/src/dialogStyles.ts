/** The look of the editor's dialogs. */
export const DIALOG_STYLES = `
.body-dialog { width: min(32rem, 90vw); padding: 1.5rem; border: 0; border-radius: 12px; color: #1f2a2e;
  font: 16px/1.5 system-ui, sans-serif; }
.body-dialog::backdrop { background: rgb(11 59 64 / 60%); }
.body-dialog h2 { margin: 0 0 1rem; font-size: 1.25rem; }
.body-dialog label { display: block; margin-bottom: 1rem; }
.body-dialog input, .body-dialog select { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 0 8px;
  border: 1px solid #6b6459; border-radius: 6px; background: #fff; color: inherit; font: inherit; box-sizing: border-box; }
.body-dialog label:has([type=radio]) { display: flex; gap: 12px; align-items: center; overflow-wrap: anywhere; white-space: pre-line; }
.body-dialog input[type=radio] { flex: none; width: 20px; min-height: 20px; margin: 0; }
.body-dialog-buttons { display: flex; gap: 8px; margin: 0; }
.body-dialog button { min-height: 44px; padding: 0 20px; border: 1px solid #0f5257; border-radius: 22px; background: #fff;
  color: #0f5257; font: inherit; font-weight: 600; cursor: pointer; }
.body-dialog button[value=accept] { background: #0f5257; color: #fff; }
.body-dialog :focus-visible { outline: 3px solid #b4532a; outline-offset: 2px; }
`;
