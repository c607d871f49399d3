import type {HeadChange} from '../comparePages';
import {markWords} from '../markWords';
import {capital} from '../../site/english';
import {HEAD_NAMES} from '../sentences';
import {html, type Html} from './html';
import {pieceView} from './wordsView';

/** About so many characters of a title and of a description a search result shows. */
const SHOWN = {title: 60, description: 155};

/** What search results and social networks show, before and now, cut where they would cut it. */
export function searchView(changes: readonly HeadChange[], thumbnail: (side: 'before' | 'after') => string): Html {
  return html`<ul class="changes">
    ${changes.map((change) => fieldView(change, thumbnail))}
  </ul>`;
}

function fieldView({field, before, after}: HeadChange, thumbnail: (side: 'before' | 'after') => string): Html {
  const limit = field === 'title' || field === 'description' ? SHOWN[field] : Infinity;
  const label = capital(HEAD_NAMES[field]);
  if (field === 'image')
    return html`<li class="change">
      <p class="label">${label}</p>
      <div class="thumbnails">
        ${(['before', 'after'] as const).map((side) => {
          const source = thumbnail(side);
          const name = side === 'before' ? 'Before' : 'Now';
          return html`<figure>
            <figcaption class="label">${name}</figcaption>
            ${source !== '' && html`<img src="${source}" alt="${name}" />`}
          </figure>`;
        })}
      </div>
    </li>`;
  return html`<li class="change">
    <p class="label">${label}</p>
    <p class="words">${markWords(before, after).map(pieceView)}</p>
    ${after.length > limit && html`<p class="note">Search results show about: “${cut(after, limit)}”</p>`}
  </li>`;
}

/** A text as a search result cuts it: at a word, with an ellipsis. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')} …`;
}
