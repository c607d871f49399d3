import {EditorView} from '@codemirror/view';

/** The text editors on the screen. */
export const openEditors = new Set<EditorView>();

/** Puts the cursor on a line of the open text. */
export function showLine(line: string): void {
  const wanted = line.trim();
  for (const view of openEditors) {
    const position = view.state.doc.toString().indexOf(wanted);
    if (wanted === '' || position === -1) continue;
    view.dispatch({
      selection: {anchor: position},
      effects: EditorView.scrollIntoView(position, {y: 'center'}),
    });
    view.focus();
    return;
  }
}
