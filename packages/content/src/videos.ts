import {embedPath, isFramed, vendorOf} from '@dental/vendors';
import {linesOf} from './textHelpers';
import type {Passage} from './body/passages';
import type {PracticeFacts} from './schemas/practice';

/** A video of `_practice/videos.yml`. */
export type Video = PracticeFacts['videos'][number];

/**
 * Where a video can be watched, by its vendor.
 * @returns `watch`, a link that works without scripts, and `embed`, what a frame or video element of ours loads,
 * and `player`, the player of somebody else
 */
export function videoAddresses({provider, source}: Pick<Video, 'provider' | 'source'>) {
  const vendor = vendorOf('films', provider);
  const watch = vendor.watch?.(source) ?? '';
  const embed = isFramed(vendor) ? `${embedPath(vendor)}#${encodeURIComponent(source)}` : watch;
  return {watch, embed, player: vendor.player?.(source)};
}

/** Where the captions of a video are, whoever plays it: `static/videos/<id>.vtt`. */
export function captionsAddress(id: string): string {
  return `/videos/${id}.vtt`;
}

/** A piece of captions that is shown at once. */
interface Cue {
  /** The words of each line. */
  lines: readonly string[];
  /** The line of the file on which the first of them stands, from 1. */
  first: number;
}

/** Takes captions apart (W3C, "WebVTT: The Web Video Text Tracks Format"). */
function cuesIn(captions: string): Cue[] {
  const lines = linesOf(captions);
  return lines.flatMap((line, index) => {
    if (!line.includes('-->')) return [];
    const end = lines.findIndex((other, at) => at > index && other === '');
    const shown = lines.slice(index + 1, end === -1 ? undefined : end);
    return [
      {lines: shown.map((words) => words.replaceAll(/<[^>]+>/g, '').trim()), first: index + 2},
    ];
  });
}

/**
 * The words of captions in WebVTT, as the lines of a transcript.
 * @param captions the text of a `.vtt` file
 */
export function transcriptOf(captions: string): string[] {
  return cuesIn(captions)
    .map(({lines}) => lines.join(' ').trim())
    .filter((line) => line !== '');
}

/** The same words in one piece, as they are heard: a sentence may go on in the next cue. */
export function passageOfCaptions(captions: string): Passage {
  const shown = cuesIn(captions).flatMap(({lines, first}) =>
    lines.map((words, index) => ({words, line: first + index})),
  );
  return {
    text: shown.map(({words}) => words).join('\n'),
    lineAt: (position) => {
      let end = 0;
      return shown.find(({words}) => (end += words.length + 1) > position)?.line ?? 1;
    },
  };
}
