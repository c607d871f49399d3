import {baseKeymap, chainCommands, setBlockType, toggleMark} from 'prosemirror-commands';
import {history, redo, undo} from 'prosemirror-history';
import {inputRules, textblockTypeInputRule, wrappingInputRule} from 'prosemirror-inputrules';
import {keymap} from 'prosemirror-keymap';
import type {Mark, MarkType, Node, NodeType} from 'prosemirror-model';
import {liftListItem, sinkListItem, splitListItem, wrapRangeInList} from 'prosemirror-schema-list';
import {
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Plugin,
} from 'prosemirror-state';
import {schema} from './schema';

const {nodes, marks} = schema;

/** The keys and the history of a text. */
export function createPlugins(openLinkDialog: Command): Plugin[] {
  return [
    history(),
    inputRules({
      rules: [
        textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, signs = '']) => ({
          level: signs.length,
        })),
        wrappingInputRule(/^[-*•]\s$/, nodes.bullet_list),
        wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
      ],
    }),
    keymap({
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-k': openLinkDialog,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Shift-Enter': insertBreak,
      Enter: chainCommands(goToNextCell, splitListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
  ];
}

export const toggleBold = toggleMark(marks.strong);
export const toggleItalic = toggleMark(marks.em);
export {redo, undo};

/** Returns a command that makes paragraphs headings of a level, or plain again. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, {level})(state, dispatch);
}

/** Returns a command that makes paragraphs a list, changes the kind of a list, or ends it. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = findAncestor(state, (node) => isList(node));
    if (list?.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (list) {
      const {spread} = list.node.attrs as {spread: boolean};
      dispatch?.(state.tr.setNodeMarkup(list.start - 1, type, {spread}));
      return true;
    }
    // A heading becomes a list item, too.
    const {tr} = state;
    tr.setBlockType(tr.selection.from, tr.selection.to, nodes.paragraph);
    const range = tr.selection.$from.blockRange(tr.selection.$to);
    if (!range || !wrapRangeInList(tr, range, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Adds a row below the cursor. */
export const addRow: Command = (state, dispatch) => {
  const row = findAncestor(state, ({type}) => type === nodes.table_row);
  if (!row) return false;
  const cells = row.node.children.map(() => nodes.table_cell.create());
  const end = row.start + row.node.content.size + 1;
  const tr = state.tr.insert(end, nodes.table_row.create(null, cells));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
  return true;
};

/** Deletes the row of the cursor, except the one with the headings. */
export const deleteRow: Command = (state, dispatch) => {
  const row = findAncestor(state, ({type}) => type === nodes.table_row);
  if (!row || row.node.firstChild?.attrs.isHeader) return false;
  dispatch?.(state.tr.delete(row.start - 1, row.start + row.node.content.size + 1));
  return true;
};

const insertBreak: Command = (state, dispatch) => {
  if (isInTable(state)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Goes to the next cell, and adds a row at the end of the table. */
const goToNextCell: Command = (state, dispatch, view) => {
  const cell = findAncestor(state, ({type}) => type === nodes.table_cell);
  const table = findAncestor(state, ({type}) => type === nodes.table);
  if (!cell || !table) return false;
  const next = cell.start + cell.node.content.size + 1;
  const isLast = next >= table.start + table.node.content.size - 1;
  if (isLast) return addRow(state, dispatch, view);
  const selection = Selection.near(state.doc.resolve(next));
  dispatch?.(state.tr.setSelection(selection).scrollIntoView());
  return true;
};

/** Returns true if the cursor is in a heading of a level. */
export function isHeading({selection}: EditorState, level: number): boolean {
  const {parent} = selection.$from;
  return parent.type === nodes.heading && parent.attrs.level === level;
}

/** Returns true if the cursor is in a list of a kind. */
export function isInList(state: EditorState, type: NodeType): boolean {
  return findAncestor(state, isList)?.node.type === type;
}

/** Returns true if the cursor is in a table. */
export function isInTable(state: EditorState): boolean {
  return findAncestor(state, ({type}) => type === nodes.table) !== undefined;
}

/** Returns true if the selected or the next typed words have a mark. */
export function hasMark({selection, storedMarks, doc}: EditorState, type: MarkType): boolean {
  const {from, to, empty, $from} = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}

/** A link with the place of its words. */
export interface LinkPlace {
  mark: Mark;
  from: number;
  to: number;
}

/** Finds the link around the cursor, or at the start of the selection. */
export function findLink({selection: {$from, empty}}: EditorState): LinkPlace | undefined {
  const links: LinkPlace[] = [];
  $from.parent.forEach((child, offset) => {
    const mark = marks.link.isInSet(child.marks);
    const from = $from.start() + offset;
    const to = from + child.nodeSize;
    const last = links.at(-1);
    if (mark && last?.to === from && last.mark.eq(mark)) last.to = to;
    else if (mark) links.push({mark, from, to});
  });
  const {pos} = $from;
  return links.find(({from, to}) => from <= pos && (empty ? pos <= to : pos < to));
}

/** Removes the link at the cursor, and keeps its words. */
export const removeLink: Command = (state, dispatch) => {
  const link = findLink(state);
  if (link) dispatch?.(state.tr.removeMark(link.from, link.to, marks.link));
  return link !== undefined;
};

function isList({type}: Node): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list;
}

/** Finds the innermost node around the cursor that matches, and where its content starts. */
function findAncestor(
  {selection}: EditorState,
  isMatch: (node: Node) => boolean,
): {node: Node; start: number} | undefined {
  const {$from} = selection;
  for (let {depth} = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isMatch(node)) return {node, start: $from.start(depth)};
  }
  return undefined;
}
