import {getEmbedPath, isFramed, getVendor} from '@dental/vendors';
import {splitLines} from './textHelpers';
import type {Passage} from './body/passages';
import type {PracticeFacts} from './schemas/practiceFiles';

/** A video of `_practice/videos.yml`. */
export type Video = PracticeFacts['videos'][number];

/**
 * Returns the URLs of a video.
 * @returns `watch`, a link that works without scripts; `embed`, the source of our frame or video
 *   element; `player`, the URL of a third-party player, if any
 */
export function getVideoAddresses({provider, source}: Pick<Video, 'provider' | 'source'>) {
  const vendor = getVendor('videos', provider);
  const watch = vendor.watch?.(source) ?? '';
  const embed = isFramed(vendor) ? `${getEmbedPath(vendor)}#${encodeURIComponent(source)}` : watch;
  return {watch, embed, player: vendor.player?.(source)};
}

/** Returns the URL path of a video's captions in `static`, for every provider. */
export function getCaptionsPath(id: string): string {
  return `/videos/${id}.vtt`;
}

/** Captions that are shown at the same time. */
interface Cue {
  /** The text of each line. */
  lines: readonly string[];
  /** The line of the file with the first of them, from 1. */
  first: number;
}

/** Parses captions (W3C, "WebVTT: The Web Video Text Tracks Format"). */
function parseCues(captions: string): Cue[] {
  const lines = splitLines(captions);
  return lines.flatMap((line, index) => {
    if (!line.includes('-->')) return [];
    const end = lines.findIndex((other, at) => at > index && other === '');
    const texts = lines.slice(index + 1, end === -1 ? undefined : end);
    return [{lines: texts.map((text) => text.replaceAll(/<[^>]+>/g, '').trim()), first: index + 2}];
  });
}

/**
 * Converts WebVTT captions to the lines of a transcript.
 * @param captions the text of a `.vtt` file
 */
export function parseTranscript(captions: string): string[] {
  return parseCues(captions)
    .map(({lines}) => lines.join(' ').trim())
    .filter((line) => line !== '');
}

/** Converts captions to one passage, because a sentence can continue in the next cue. */
export function toCaptionsPassage(captions: string): Passage {
  const lines = parseCues(captions).flatMap(({lines: texts, first}) =>
    texts.map((text, index) => ({text, line: first + index})),
  );
  return {
    text: lines.map(({text}) => text).join('\n'),
    getLine: (position) => {
      let end = 0;
      for (const {text, line} of lines) {
        end += text.length + 1;
        if (end > position) return line;
      }
      return 1;
    },
  };
}
