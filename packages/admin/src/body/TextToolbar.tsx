import type {Command, EditorState} from 'prosemirror-state';
import type {EditorView} from 'prosemirror-view';
import type {ReactNode} from 'react';
import {useTextChoices} from '../checks/client';
import {useForm} from '../form/FormContext';
import {
  addRow,
  deleteRow,
  findLink,
  hasMark,
  isHeading,
  isInList,
  isInTable,
  redo,
  removeLink,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  undo,
} from './commands';
import {promptForDocument, promptForFact, promptForLink} from './dialogs';
import {getLinkWords, insertFact, insertLink} from './insert';
import {schema} from './schema';

const {nodes, marks} = schema;

interface Tool {
  label: string;
  run: Command;
  /** Returns true if the cursor is in such a format; undefined for other tools. */
  isOn?(this: void, state: EditorState): boolean;
}

/** Asks for a link, and replaces the selection or the link at the cursor with it. */
export const openLinkDialog = createDialogCommand(async (state) => {
  const href = (findLink(state)?.mark.attrs.href as string | undefined) ?? '';
  const link = await promptForLink({words: getLinkWords(state), href});
  return link && insertLink(link);
});

const openFactDialog = createDialogCommand(async () => {
  const tag = await promptForFact();
  return tag === undefined ? undefined : insertFact(tag);
});

/**
 * Creates a command that asks a question in a dialog.
 * @param ask returns the command that inserts the answer; undefined if the dialog was canceled
 */
function createDialogCommand(ask: (state: EditorState) => Promise<Command | undefined>): Command {
  return (state, _, view) => {
    void ask(state).then((insert) => {
      // The check of a document can end after the text has left the screen.
      if (!view || view.isDestroyed) return;
      insert?.(view.state, view.dispatch, view);
      view.focus();
    });
    return true;
  };
}

const TOOLS: readonly Tool[] = [
  {label: 'Heading', run: toggleHeading(2), isOn: (state) => isHeading(state, 2)},
  {label: 'Smaller heading', run: toggleHeading(3), isOn: (state) => isHeading(state, 3)},
  {label: 'Bold', run: toggleBold, isOn: (state) => hasMark(state, marks.strong)},
  {label: 'Italic', run: toggleItalic, isOn: (state) => hasMark(state, marks.em)},
  {
    label: 'List',
    run: toggleList(nodes.bullet_list),
    isOn: (state) => isInList(state, nodes.bullet_list),
  },
  {
    label: 'Numbered list',
    run: toggleList(nodes.ordered_list),
    isOn: (state) => isInList(state, nodes.ordered_list),
  },
];

const LINK_TOOLS: readonly Tool[] = [
  {label: 'Change link…', run: openLinkDialog},
  {label: 'Remove link', run: removeLink},
];

const TABLE_TOOLS: readonly Tool[] = [
  {label: 'Add a row', run: addRow},
  {label: 'Delete this row', run: deleteRow},
];

/** The buttons of a text: its formats, and the dialogs for links, facts, and documents. */
export function TextToolbar({view, state}: {view: EditorView; state: EditorState}): ReactNode {
  const {addFile} = useForm();
  const link = findLink(state);
  const openDocumentDialog = createDialogCommand(async (current) => {
    const document = await promptForDocument(getLinkWords(current), addFile);
    return document && insertLink(document);
  });
  const tools: readonly Tool[] = [
    ...TOOLS,
    ...(link ? LINK_TOOLS : [{label: 'Link…', run: openLinkDialog}]),
    ...(isInTable(state) ? TABLE_TOOLS : []),
    {label: 'Fact…', run: openFactDialog},
    {label: 'Document…', run: openDocumentDialog},
    {label: 'Undo', run: undo},
    {label: 'Redo', run: redo},
  ];
  return (
    <div className="text-toolbar">
      {link && <LinkTarget href={link.mark.attrs.href as string} />}
      <div role="toolbar" aria-label="Format">
        {tools.map(({label, run, isOn}) => (
          <button
            key={label}
            type="button"
            aria-pressed={isOn?.(state)}
            // The text keeps its focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              run(view.state, view.dispatch, view);
              view.focus();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The page or the URL of the link at the cursor. */
function LinkTarget({href}: {href: string}): ReactNode {
  const page = useTextChoices()?.pages.find(({value}) => value === href);
  return <p>This link opens: {page?.label ?? href}</p>;
}
