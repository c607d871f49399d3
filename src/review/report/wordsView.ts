import type {Block} from '../blocks';
import type {ToldChange} from '../entries';
import {markWords, type Piece} from '../markWords';
import {linkSentences} from '../sentences';
import {html, type Html} from './html';

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
const FATES = {changed: '', new: 'new', gone: 'gone', moved: 'in another place'};

/** A change of words: both versions in one and, hidden unless wanted, side by side. */
export function wordsView(change: ToldChange, thumbnail: (address: string, side: 'before' | 'after') => string): Html {
  const {before, after} = change;
  const block = after ?? before;
  if (!block) return html``;
  const pieces = markWords(before?.text ?? '', after?.text ?? '');
  const links = linkSentences(change);
  const isSame = change.kind === 'moved' || before?.text === after?.text;
  return html`<li class="change">
    <p class="label">${labelOf(change, block)}</p>
    ${rekinded(change)}${block.kind === 'picture' && picturesView(change, thumbnail)}
    ${isSame ? quietText(block) : [inOne(block, pieces), sideBySide(before, after, pieces)]}
    ${
      links.length > 0 &&
      html`<ul class="links">
        ${links.map((text) => html`<li>${text}</li>`)}
      </ul>`
    }
  </li>`;
}

function labelOf({kind, area, below}: ToldChange, block: Block): string {
  const place = AREAS[area] || (below && `below “${below}”`);
  return [BLOCKS[block.kind], FATES[kind], place].filter(Boolean).join(', ');
}

/** A heading of another level, or a paragraph that is a heading now: the words can be the same. */
function rekinded({before, after}: ToldChange): Html | undefined {
  if (!before || !after || (before.kind === after.kind && before.level === after.level)) return undefined;
  const name = ({kind, level}: Block) => (level ? `a heading of level ${level}` : BLOCKS[kind].toLowerCase());
  return html`<p class="note">It is ${name(after)} now, and was ${name(before)}.</p>`;
}

function quietText(block: Block): Html | false {
  return block.text !== '' && html`<p class="words">${block.text}</p>`;
}

function inOne({kind}: Block, pieces: readonly Piece[]): Html {
  return html`<p class="words one" data-kind="${kind}">${pieces.map(pieceView)}</p>`;
}

function sideBySide(before: Block | undefined, after: Block | undefined, pieces: readonly Piece[]): Html {
  const side = (name: string, left: Piece['is'], block: Block | undefined) =>
    html`<div>
      <p class="label">${name}</p>
      <p class="words">${block ? pieces.filter(({is}) => is !== left).map(pieceView) : '–'}</p>
    </div>`;
  return html`<div class="two">${side('Before', 'new', before)}${side('Now', 'gone', after)}</div>`;
}

export function pieceView({is, text}: Piece): Html | string {
  if (is === 'gone') return html`<del>${text}</del>`;
  return is === 'new' ? html`<ins>${text}</ins>` : text;
}

function picturesView(
  {before, after}: ToldChange,
  thumbnail: (address: string, side: 'before' | 'after') => string,
): Html {
  const view = (block: Block | undefined, side: 'before' | 'after') => {
    const source = block?.source === undefined ? '' : thumbnail(block.source, side);
    const name = side === 'before' ? 'Before' : 'Now';
    return html`<figure>
      <figcaption class="label">${name}${!block && ': none'}</figcaption>
      ${source !== '' && html`<img src="${source}" alt="${block?.text || 'Picture without a description'}" />`}
    </figure>`;
  };
  const isOther = before && after && before.text !== after.text;
  return html`<div class="thumbnails">${view(before, 'before')}${view(after, 'after')}</div>
    ${isOther && html`<p class="note">${after.text === '' ? 'Nothing is read out instead of it any more.' : 'What is read out instead of it:'}</p>`}`;
}
