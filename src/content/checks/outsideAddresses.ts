import type {Content} from '../content';
import {replaceOnce} from '../fix/suggest';
import {practiceFile} from '../folders';
import {leavesOf} from '../leaves';
import {memoize} from '../memoize';
import type {Problem} from '../problem';
import {practiceSchemas, type PracticeFacts} from '../schemas/practice';
import {captionsAddress} from '../videos';
import type {Check} from './check';
import {faultOf, nearlyOurs} from './addressFaults';

/** An address in the content, wherever it stands. */
interface Place {
  url: string;
  file: string;
  line: number;
  field?: string;
}

/** Every address leads where visitors may go, as it is, without anybody who counts the clicks. */
export const checkWebAddresses: Check = (content) => {
  const ours = ownHost(content);
  return addressesIn(content).flatMap(({url, ...place}): Problem[] => {
    const fault = faultOf(url, place.field === 'site' ? '' : ours);
    if (!fault) return [];
    const {by, ...message} = fault;
    const suggestion = by === undefined ? undefined : replaceOnce(content, place.file, place.line, url, by);
    return [{...place, ...message, finding: 'links/address', quote: url, ...(suggestion && {suggestion})}];
  });
};

/** Our host without www; empty if the practice's facts cannot be read. */
export function ownHost({practice}: Content): string {
  return practice ? new URL(practice.site).host.replace(/^www\./, '') : '';
}

function addressesIn(content: Content): Place[] {
  const inTexts = content.documents.flatMap(({file, body}) => body.links.map(({url, line}) => ({url, file, line})));
  const inFacts = (Object.keys(practiceSchemas) as (keyof PracticeFacts)[]).flatMap((name) =>
    addressesAmong(content[name] ?? {}).map(({at, url}): Place => {
      const file = practiceFile(name);
      return {url, file, line: content.lineOf(file, at), field: at.join('.')};
    }),
  );
  return [...inTexts, ...inFacts];
}

const addressesAmong = memoize((fields: object) =>
  leavesOf(fields).flatMap(({at, value: url}) =>
    typeof url === 'string' && /^(?:https?|file):\/\//.test(url) ? [{at, url}] : [],
  ),
);

const EMAIL = /(?<![\w.+-])[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;

/** Hosts of mail that everybody knows, with the slips that people make in them. */
const SLIPS: readonly [RegExp, string][] = [
  [/^g(?:mial|mai|amil|mal|maill|nail)\.com$|^gmail\.(?:con|cm|co|cmo)$/i, 'gmail.com'],
  [/^(?:yaho|yahooo|yhaoo)\.com$|^yahoo\.(?:con|cm)$/i, 'yahoo.com'],
  [/^(?:hotmial|hotmal)\.com$|^hotmail\.con$/i, 'hotmail.com'],
  [/^outlok\.com$|^outlook\.con$/i, 'outlook.com'],
];

/** No e-mail address goes to a host that is nearly ours, or nearly another. */
export const checkMailHosts: Check = (content) => {
  const ours = ownHost(content);
  return [...content.files]
    .filter((file) => /^pages-content\/.*\.(?:mdx|yml)$/.test(file))
    .flatMap((file) => {
      const text = content.textOf(file);
      if (!/\w@\w/.test(text)) return [];
      return text.split(/\r\n?|\n/).flatMap((line, index) =>
        [...line.matchAll(EMAIL)].flatMap(([address, host = '']): Problem[] => {
          const meant = nearlyOurs(host, ours) ?? SLIPS.find(([slip]) => slip.test(host))?.[1];
          if (meant === undefined) return [];
          const right = address.replace(host, meant);
          return [
            {
              file,
              line: index + 1,
              what: `Mail to ${address} does not arrive: the host ${host} is misspelled.`,
              // In a text the tag is right, which another check says of an address that is.
              ...(file.endsWith('.mdx')
                ? {fix: `Write <Email /> if it is ours, or ${right}.`}
                : {fix: `Write ${right}.`, suggestion: replaceOnce(content, file, index + 1, address, right)}),
            },
          ];
        }),
      );
    });
};

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
      const found =
        /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|video|videos)\/|vimeo\.com\/)([\w-]+)/.exec(source)?.[1] ??
        /^(?:.*\/)?([a-z0-9-]+)\.(?:mp4|mov|webm|vtt)$/.exec(source)?.[1];
      const isOther = source.includes('youtu') ? 'youtube' : source.includes('vimeo') ? 'vimeo' : undefined;
      if (isOther && isOther !== provider)
        return say(
          'provider',
          `The video is on ${isOther}, not on ${provider}.`,
          `Write provider: ${isOther}, and in source only the id${found ? `: ${found}` : ''}.`,
        );
      return say(
        'source',
        `"${source}" is not ${provider === 'file' ? 'the name of a film' : `the id of a video on ${provider}`}.`,
        found
          ? `Write source: ${found}.`
          : provider === 'youtube'
            ? 'Copy the eleven signs behind v= in its address.'
            : 'Copy it from the address of the video.',
        found,
      );
    }
    if (provider === 'file' && !content.files.has(`static/videos/${source}.mp4`)) {
      return say('source', `There is no film static/videos/${source}.mp4.`, 'Upload it there, or correct the name.');
    }
    if (!content.files.has(`static${captionsAddress(id)}`)) {
      return say(
        'id',
        `The film "${id}" has no captions, without which deaf visitors cannot follow it.`,
        `Add them as static${captionsAddress(id)}.`,
      );
    }
    return [];
  });

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
export const checkCasePictures: Check = (content) => {
  return content.cases.flatMap(({file, beforeImage, afterImage}): Problem[] => {
    const say = (field: string, what: string, fix: string): Problem[] => [
      {file, line: content.lineOf(file, [field]), field, what, fix},
    ];
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
};
