import {captionsAddress, practiceFile, replaceOnce} from '@dental/content';
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
  ({id, provider, source}, content, index): Finding | undefined => {
    const captions = `static${captionsAddress(id)}`;
    if (SOURCES[provider]?.test(source) === false) {
      const file = practiceFile('videos');
      const line = content.lineOf(file, [index, 'source']);
      const inAddress = idIn(source) ?? '';
      const found = SOURCES[provider]?.test(inAddress) ? inAddress : undefined;
      const suggestion =
        found === undefined ? undefined : replaceOnce(content, file, line, source, found);
      const noun = provider === 'file' ? 'the name of a film' : `the id of a video on ${provider}`;
      const remedy = found
        ? `Write source: ${found}.`
        : 'Copy it from the address of the video, and correct provider.';
      return {
        field: 'source',
        message: `"${source}" is not ${noun}.`,
        remedy,
        ...(suggestion && {suggestion}),
      };
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

/** The id of a video in its address, or the name of a film in that of its file. */
const idIn = (source: string): string | undefined =>
  /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|video|videos)\/|vimeo\.com\/)([\w-]+)/.exec(
    source,
  )?.[1] ?? /^(?:.*\/)?([a-z0-9-]+)\.(?:mp4|mov|webm|vtt)$/.exec(source)?.[1];
