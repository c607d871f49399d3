import {captionsAddress, type Message, practiceFile, replaceOnce} from '@dental/content';
import {eachEntry, type Finding} from '../each';

/** The form of a video's source, by its provider. */
const SOURCES: Record<string, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{6,12}(?:\/[\da-f]+)?$/,
  file: /^[a-z0-9-]+$/,
};

/** A video's source is its id or the name of a film that is there, with its captions; see also the pictures' check. */
export const checkVideoSources = eachEntry(
  'videos',
  [],
  ({videos}) => videos,
  ({id, provider, source}, content, index): Finding | undefined => {
    const captions = `static${captionsAddress(id)}`;
    if (SOURCES[provider]?.test(source) === false) {
      const file = practiceFile('videos');
      const found = idIn(source);
      const line = content.lineOf(file, [index, 'source']);
      const suggestion = found === undefined ? undefined : replaceOnce(content, file, line, source, found);
      return {...wrongSource(provider, source, found), ...(suggestion && {suggestion})};
    }
    if (provider === 'file' && !content.files.has(`static/videos/${source}.mp4`)) {
      const message = `There is no film static/videos/${source}.mp4.`;
      return {field: 'source', message, remedy: 'Upload it there, or correct the name.'};
    }
    if (content.files.has(captions)) return undefined;
    const message = `The film "${id}" has no captions, without which deaf visitors cannot follow it.`;
    return {field: 'id', message, remedy: `Add them as ${captions}.`};
  },
);

function wrongSource(provider: string, source: string, found: string | undefined): Message & {field: string} {
  const other = ['youtube', 'vimeo'].find((name) => source.includes(name.slice(0, 5)) && name !== provider);
  if (other) {
    const remedy = `Write provider: ${other}, and in source only the id${found ? `: ${found}` : ''}.`;
    return {field: 'provider', message: `The video is on ${other}, not on ${provider}.`, remedy};
  }
  const noun = provider === 'file' ? 'the name of a film' : `the id of a video on ${provider}`;
  const remedy = found ? `Write source: ${found}.` : 'Copy it from the address of the video.';
  return {field: 'source', message: `"${source}" is not ${noun}.`, remedy};
}

/** The id of a video in its address, or the name of a film in that of its file. */
const idIn = (source: string): string | undefined =>
  /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|video|videos)\/|vimeo\.com\/)([\w-]+)/.exec(source)?.[1] ??
  /^(?:.*\/)?([a-z0-9-]+)\.(?:mp4|mov|webm|vtt)$/.exec(source)?.[1];
