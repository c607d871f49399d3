import type {Node} from 'prosemirror-model';
import type {Command, EditorState, Transaction} from 'prosemirror-state';
import {findLink} from './commands';
import type {Link} from './dialogs';
import {schema} from './schema';

const {nodes, marks} = schema;

/** The end of a text that needs no space before a link or a fact, such as an open bracket. */
const ENDS_OPEN = /[\s([{“‘"'$#/–—-]$/;

/** The start of a text that needs a space after a link or a fact. */
const STARTS_WORD = /^[\p{L}\p{N}(“\u{fffc}]/u;

/** Stands for a chip in a text. */
const CHIP_CHARACTER = '\u{fffc}';

interface Place {
  from: number;
  to: number;
}

/** The link at the cursor, or the selection. */
function findLinkPlace(state: EditorState): Place {
  return findLink(state) ?? findSelectedWords(state);
}

/** Returns the words of the link at the cursor, or the selected words. */
export function getLinkWords(state: EditorState): string {
  const {from, to} = findLinkPlace(state);
  return state.doc.textBetween(from, to, ' ');
}

/** Returns a command that makes the selection, or the link at the cursor, a link. */
export function insertLink({words, href}: Link): Command {
  return (state, dispatch) => {
    const place = findLinkPlace(state);
    const mark = marks.link.create({...findLink(state)?.mark.attrs, href});
    const {tr} = state;
    if (words === getLinkWords(state)) {
      tr.removeMark(place.from, place.to, marks.link).addMark(place.from, place.to, mark);
    } else {
      const {doc} = state;
      const shared = doc.resolve(place.from).marksAcross(doc.resolve(place.to)) ?? [];
      replacePlace(tr, place, schema.text(words, mark.addToSet(shared)));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/**
 * Returns a command that puts a fact in place of the selection.
 * @param tag such as `<Phone />`
 */
export function insertFact(tag: string): Command {
  return (state, dispatch) => {
    const chip = nodes.chip.create({source: tag, label: tag});
    dispatch?.(replacePlace(state.tr, findSelectedWords(state), chip).scrollIntoView());
    return true;
  };
}

/** The selection without the spaces at its ends: a double-click on Windows selects one, too. */
function findSelectedWords({doc, selection}: EditorState): Place {
  const {from, to, $from, $to} = selection;
  if (!$from.sameParent($to)) return {from, to};
  const text = doc.textBetween(from, to, '', CHIP_CHARACTER);
  const start = from + text.length - text.trimStart().length;
  return {from: start, to: Math.max(start, to - text.length + text.trimEnd().length)};
}

/** Replaces a place. What is put between words gets a space on each side that needs one. */
function replacePlace(tr: Transaction, {from, to}: Place, node: Node): Transaction {
  const $from = tr.doc.resolve(from);
  const getText = (start: number, end: number) =>
    $from.parent.textBetween(start, end, '', ({type}) =>
      type === nodes.hard_break ? '\n' : CHIP_CHARACTER,
    );
  const before = getText(0, $from.parentOffset);
  const after = getText($from.parentOffset, $from.parent.content.size);
  const isBetween = from === to;
  const space = schema.text(' ');
  return tr.replaceWith(from, to, [
    ...(isBetween && before !== '' && !ENDS_OPEN.test(before) ? [space] : []),
    node,
    ...(isBetween && STARTS_WORD.test(after) ? [space] : []),
  ]);
}
