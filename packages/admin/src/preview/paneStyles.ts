/** The look of the pane beside a form, which is in whatever document the editor has for it. */
export const PANE_STYLES = `
html, body { height: 100%; margin: 0; }
.pane { position: fixed; inset: 0; display: flex; flex-direction: column; background: #f3e9db; color: #1f2a2e;
  font: 15px/1.5 system-ui, sans-serif; }
.pane-toggle { flex: none; min-height: 36px; margin: 8px 12px; padding: 0 16px; border: 1px solid #0f5257; border-radius: 18px;
  background: #fff; color: #0f5257; font: inherit; cursor: pointer; }
.pane-toggle:not([data-shown]) { display: none; }
.pane-status { margin: 0; padding: 8px 64px 8px 12px; background: #fff; font-weight: 600; }
.pane-findings { max-height: 30%; margin: 0; padding: 0; overflow: auto; background: #fff; list-style: none; }
.pane-findings li { padding: 6px 64px 6px 12px; border-left: 4px solid #0f5257; border-top: 1px solid #f3e9db; }
.pane-findings li.is-error { border-left-color: #b4532a; }
.pane-findings button { padding: 0; border: 0; background: none; color: #0f5257; font: inherit; font-weight: 600;
  text-decoration: underline; cursor: pointer; }
.pane :focus-visible { outline: 3px solid #b4532a; outline-offset: 2px; }
.pane iframe { flex: 1; align-self: center; width: min(100%, 390px); min-height: 0; border: 0; background: #fff; }
/* Below a form that takes the whole width: what the checks say, and the button that shows the page. */
@media (height <= 6rem) {
  .pane { flex-direction: row; align-items: center; background: #fff; }
  .pane-findings, .pane iframe { display: none; }
  .pane .pane-toggle { display: block; }
  .pane-status { flex: 1; padding-right: 0; line-height: 1.25; }
}
`;
