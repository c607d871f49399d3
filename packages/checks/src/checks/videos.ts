import {getCaptionsPath, type Content, getPracticeFile, replaceOnce} from '@dental/content';
import {checkEachEntry, type Finding} from '../each';

/** The form of a video's source, by its provider. */
const SOURCE_FORMS: Record<string, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{6,12}(?:\/[\da-f]+)?$/,
  file: /^[a-z0-9-]+$/,
};

interface VideoSource {
  provider: string;
  source: string;
}

/** A video's source is its id, or the name of a file that exists, and the video has captions. */
export const checkVideoSources = checkEachEntry(
  'videos',
  ({id, provider, source}, content, index): Finding | undefined => {
    if (SOURCE_FORMS[provider]?.test(source) === false)
      return reportSource({provider, source}, content, index);
    if (provider === 'file' && !content.files.has(`static/videos/${source}.mp4`))
      return {
        field: 'source',
        message: `There is no video static/videos/${source}.mp4.`,
        remedy: 'Upload it there, or correct the name.',
      };
    const captions = `static${getCaptionsPath(id)}`;
    if (content.files.has(captions)) return undefined;
    return {
      field: 'id',
      message: `The video "${id}" has no captions, so deaf visitors can't follow it.`,
      remedy: `Add the captions as ${captions}.`,
    };
  },
);

function reportSource({provider, source}: VideoSource, content: Content, index: number): Finding {
  const noun = provider === 'file' ? 'the name of a video' : `the id of a video on ${provider}`;
  const id = findId(source);
  const isId = id !== undefined && SOURCE_FORMS[provider]?.test(id) === true;
  const finding: Finding = {
    field: 'source',
    message: `"${source}" isn't ${noun}.`,
    remedy: isId
      ? `Change it to source: ${id}.`
      : 'Copy it from the address of the video, and check the provider.',
  };
  if (!isId) return finding;
  const file = getPracticeFile('videos');
  const line = content.findLine(file, [index, 'source']);
  const suggestion = replaceOnce(content, file, line, source, id);
  return {...finding, suggestion};
}

/** Finds the id in the address of a video, or the name in the path of a video file. */
function findId(source: string): string | undefined {
  const address =
    /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|video|videos)\/|vimeo\.com\/)([\w-]+)/;
  const path = /^(?:.*\/)?([a-z0-9-]+)\.(?:mp4|mov|webm|vtt)$/;
  return address.exec(source)?.[1] ?? path.exec(source)?.[1];
}
