import {
  type Check,
  type Content,
  leavesOf,
  memoize,
  type PracticeFacts,
  practiceFile,
  practiceSchemas,
  type Problem,
  replaceOnce,
} from '@dental/content';
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
