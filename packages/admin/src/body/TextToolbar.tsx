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
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  undo,
} from './commands';
import {promptForDocument, promptForFact, promptForLink} from './dialogs';
import {findLinkPlace, getWords, insertFact, insertLink} from './insert';
import {schema} from './schema';

const {nodes, marks} = schema;

interface Tool {
  label: string;
  run: Command;
  /** Returns true if the cursor is in such a format; undefined for other tools. */
  isOn?(this: void, state: EditorState): boolean;
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
  const tools: readonly Tool[] = [
    ...TOOLS,
    ...(link ? LINK_TOOLS : [{label: 'Link…', run: openLinkDialog}]),
    ...(isInTable(state) ? TABLE_TOOLS : []),
    {label: 'Fact…', run: openFactDialog},
    {
      label: 'Document…',
      run: () => {
        const words = getWords(view.state, findLinkPlace(view.state));
        void promptForDocument(words, addFile).then((added) =>
          insert(view, added && insertLink(added)),
        );
        return true;
      },
    },
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

/** Asks for a link, and replaces the selection or the link at the cursor with it. */
export function openLinkDialog(
  state: EditorState,
  _: EditorView['dispatch'] | undefined,
  view?: EditorView,
): boolean {
  const link = findLink(state);
  const href = link ? (link.mark.attrs.href as string) : '';
  const words = getWords(state, findLinkPlace(state));
  void promptForLink({words, href}).then(
    (answer) => view && insert(view, answer && insertLink(answer)),
  );
  return true;
}

/**
 * Runs the command of a dialog's answer, if there is one, and the cursor returns to the text. The
 * check of a document can end after the text has left the screen.
 */
function insert(view: EditorView, command: Command | undefined): void {
  if (view.isDestroyed) return;
  command?.(view.state, view.dispatch, view);
  view.focus();
}

function removeLink(state: EditorState, dispatch?: EditorView['dispatch']): boolean {
  const link = findLink(state);
  if (link) dispatch?.(state.tr.removeMark(link.from, link.to, marks.link));
  return link !== undefined;
}

function openFactDialog(
  _: EditorState,
  __: EditorView['dispatch'] | undefined,
  view?: EditorView,
): boolean {
  void promptForFact().then((tag) => {
    if (view) insert(view, tag === undefined ? undefined : insertFact(tag));
  });
  return true;
}
