/** The look of the dialogs about a draft that two people edit, beside that of the text's dialogs. */
export const DRAFT_STYLES = `
.draft-dialog fieldset { margin: 0 0 1rem; padding: 8px 12px; border: 1px solid #c9c1b4; border-radius: 6px; }
.draft-dialog legend { font-weight: 600; }
.draft-dialog label { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0; }
.draft-dialog label span { overflow-wrap: anywhere; white-space: pre-line; }
.draft-dialog input { flex: none; width: 20px; min-height: 20px; margin: 0; }
`;
