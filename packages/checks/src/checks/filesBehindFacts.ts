import {
  atField,
  captionsAddress,
  type Check,
  type Content,
  practiceFile,
  type Problem,
  replaceOnce,
} from '@dental/content';

const VIDEO_ID: Record<string, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{6,12}(?:\/[\da-f]+)?$/,
  file: /^[a-z0-9-]+$/,
};

/** A video's source is its id or the name of a film that is there, with its captions; see also the pictures' check. */
export const checkVideoSources: Check = (content) =>
  (content.videos ?? []).flatMap(({id, provider, source}, index): Problem[] => {
    const file = practiceFile('videos');
    const say = (field: string, what: string, fix: string, by?: string): Problem[] => {
      const line = content.lineOf(file, [index, field]);
      const suggestion = by === undefined ? undefined : replaceOnce(content, file, line, source, by);
      return [{file, line, field: `${index}.${field}`, what, fix, ...(suggestion && {suggestion})}];
    };
    if (VIDEO_ID[provider]?.test(source) === false) {
      const found = idIn(source);
      const other = ['youtube', 'vimeo'].find((name) => source.includes(name.slice(0, 5)) && name !== provider);
      if (other)
        return say(
          'provider',
          `The video is on ${other}, not on ${provider}.`,
          `Write provider: ${other}, and in source only the id${found ? `: ${found}` : ''}.`,
        );
      const noun = provider === 'file' ? 'the name of a film' : `the id of a video on ${provider}`;
      const fix =
        provider === 'youtube'
          ? 'Copy the eleven signs behind v= in its address.'
          : 'Copy it from the address of the video.';
      return say('source', `"${source}" is not ${noun}.`, found ? `Write source: ${found}.` : fix, found);
    }
    if (provider === 'file' && !content.files.has(`static/videos/${source}.mp4`))
      return say('source', `There is no film static/videos/${source}.mp4.`, 'Upload it there, or correct the name.');
    if (content.files.has(`static${captionsAddress(id)}`)) return [];
    return say(
      'id',
      `The film "${id}" has no captions, without which deaf visitors cannot follow it.`,
      `Add them as static${captionsAddress(id)}.`,
    );
  });

/** The id of a video in its address, or the name of a film in that of its file. */
const idIn = (source: string): string | undefined =>
  /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|video|videos)\/|vimeo\.com\/)([\w-]+)/.exec(source)?.[1] ??
  /^(?:.*\/)?([a-z0-9-]+)\.(?:mp4|mov|webm|vtt)$/.exec(source)?.[1];

/** What a file starts with, by its ending. */
const STARTS: Record<string, (content: Buffer) => boolean> = {
  pdf: (content) => content.subarray(0, 1024).includes('%PDF-'),
  mp4: (content) => content.subarray(4, 8).toString('latin1') === 'ftyp',
  vtt: (content) =>
    content
      .toString('utf8', 0, 12)
      .replace(/^\uFEFF/, '')
      .startsWith('WEBVTT'),
};

/** The documents, films and captions of the practice are what their ending says. */
export const checkFilesBehindFacts: Check = (content) => [
  ...formsOfAYear(content),
  ...[...content.files]
    .filter((file) => /^static\/.*\.(?:pdf|mp4|vtt)$/.test(file))
    .flatMap((file): Problem[] => {
      const ending = file.slice(file.lastIndexOf('.') + 1);
      const bytes = content.project.read(file);
      if (STARTS[ending]?.(bytes) !== false) return [];
      return [
        {
          file,
          line: 1,
          what: bytes.length === 0 ? 'This file is empty.' : `This file is called .${ending} and is something else.`,
          fix: 'Export it again from the program that made it, and upload that.',
        },
      ];
    }),
];

/** Forms that carry a year are a file of the practice's own: the ones that the site makes have none. */
function formsOfAYear(content: Content): Problem[] {
  const address = content.practice?.newPatientForms ?? '';
  if (!/20\d\d/.test(address) || content.files.has(`static${address}`)) return [];
  const file = practiceFile('practice');
  return [
    {
      file,
      line: content.lineOf(file, ['newPatientForms']),
      field: 'newPatientForms',
      severity: 'warning',
      what: `There is no file static${address}: patients get the forms that are made from our facts, under this name.`,
      fix: 'Upload the file, or write the former name.',
      finding: 'links/forms',
      quote: address,
    },
  ];
}

/** The pictures of a case are two, in their order. */
export const checkCasePictures: Check = (content) =>
  content.cases.flatMap(({file, beforeImage, afterImage}): Problem[] => {
    const say = (field: string, what: string, fix: string): Problem[] => [atField(content, file, [field], {what, fix})];
    if (beforeImage === afterImage)
      return say(
        'afterImage',
        'The pictures before and after are the same.',
        'Write the name of the picture that was taken after the treatment.',
      );
    if (beforeImage.endsWith('-after') && afterImage.endsWith('-before'))
      return say(
        'beforeImage',
        "The pictures before and after are in each other's place.",
        'Let the two change places.',
      );
    return [];
  });
