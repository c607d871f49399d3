import {capital} from '@dental/practice';
import {markWords} from '../model/words';
import {linkSentences} from './blockChanges';
import type {Block} from './blocks';
import {html, list, type Html} from './html';
import type {HeadChange, WordChange} from './pageChanges';
import type {Review} from './review';
import {HEAD_NAMES} from './sentences';

const BLOCKS: Record<Block['kind'], string> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  item: 'Item of a list',
  row: 'Row of a table',
  caption: 'Caption',
  quote: 'Quotation',
  control: 'Button or label',
  picture: 'Picture',
};

const AREAS = {main: '', top: 'at the top of the page', foot: 'at the foot of the page', around: 'around the page'};
const KINDS = {changed: '', new: 'new', gone: 'gone', moved: 'in another place'};

/** A change of words or of a picture, with what we say elsewhere that is nearest to it. */
export function wordsView(change: WordChange, review: Review): Html {
  const {before, after, kind, area, below} = change;
  const block = after ?? before;
  if (!block) return html``;
  const place = AREAS[area] || (below && `below “${below}”`);
  const isSame = kind === 'moved' || before?.text === after?.text;
  const near =
    isSame || !after || after.kind === 'picture' ? [] : (review.nearest?.(before?.text ?? '', after.text) ?? []);
  return html`<li class="change">
    <p class="label">${[BLOCKS[block.kind], KINDS[kind], place].filter(Boolean).join(', ')}</p>
    ${otherKind(before, after)}
    ${isSame ? block.text !== '' && html`<p class="words">${block.text}</p>` : markedWords(before?.text, after?.text, block.kind)}
    ${near.map(({where, text}) => html`<p class="note near">${where} says: “${text}”</p>`)}
    ${linkSentences(change).length > 0 && list(linkSentences(change))}
  </li>`;
}

/** A heading of another level, or a paragraph that is a heading now: the words can be the same. */
function otherKind(before: Block | undefined, after: Block | undefined): Html | false {
  const name = ({kind, level}: Block) => (level ? `a heading of level ${level}` : BLOCKS[kind].toLowerCase());
  return (
    before !== undefined &&
    after !== undefined &&
    name(before) !== name(after) &&
    html`<p class="note">It is ${name(after)} now, and was ${name(before)}.</p>`
  );
}

/** Two texts in one, with what is gone and what is new. */
export function markedWords(before = '', after = '', kind = ''): Html {
  return html`<p class="words" data-kind="${kind}">
    ${markWords(before, after).map(({is, text}) => (is === 'gone' ? html`<del>${text}</del>` : is === 'new' ? html`<ins>${text}</ins>` : text))}
  </p>`;
}

/** About so many characters of a title and of a description a search result shows. */
const SHOWN: Partial<Record<HeadChange['field'], number>> = {title: 60, description: 155};

/** A field of the head before and now, cut where a search result would cut it. */
export function headView({field, before, after}: HeadChange): Html {
  const limit = SHOWN[field] ?? Infinity;
  return html`<li class="change">
    <p class="label">${capital(HEAD_NAMES[field])}</p>
    ${field === 'image' ? html`<p class="words">It shows something else.</p>` : markedWords(before, after)}
    ${after.length > limit && html`<p class="note">Search results show about: “${cutAtWord(after, limit)}”</p>`}
  </li>`;
}

/** A text as a search result cuts it: at a word, with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/\s+\S*$/, '')} …`;
}
