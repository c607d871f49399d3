import {scanTags} from '../body/tags';
import type {Message} from '../problem';
import {MERGE_HINT, MERGE_MARKER, messageOf} from './hint';
import {tagHints, unpairedTagHints} from './tagHints';
import type {Finding, Found, TextHint} from './takeOut';

/** All hints on a body, in the order in which what they find is taken out: each sees the text without those before it. */
export const textHints: readonly TextHint[] = [
  {
    finds: matches(new RegExp(MERGE_MARKER, 'gm')),
    ...MERGE_HINT,
  },
  {
    finds: matches(/<!--(?!\[)[^]*?(?:-->|$(?![^]))/g),
    what: 'A note between <!-- and --> cannot be in a page.',
    fix: 'Delete it, and write it into the pull request.',
    example: 'Words <!-- a note -->',
  },
  {
    finds: matches(/<!--\[[^]*?(?:-->|$(?![^]))|<[!?][^>\n]*>?/g),
    what: 'Something here was pasted from Word or another page.',
    fix: 'Delete everything from < to > and keep the words.',
    example: 'Words <![endif]>',
  },
  {
    finds: matches(/(?<!\\)<((?:https?:\/\/|mailto:|www\.)[^\s<>]*|[^\s<>@"'=]+@[^\s<>@]+)>/gi, ([, address = '']) => ({
      words: {address},
      remedy: address.includes('@') ? 'mail' : 'link',
      instead: ` ${' '.repeat(address.length)} `,
    })),
    what: 'The address {address} stands between < and >.',
    either: {
      mail: {
        fix: 'Write <Email /> for our own address, or [words](mailto:…) for another.',
        example: 'Write to <hello@example.com>.',
      },
      link: {
        fix: 'Write it as a link that says where it leads: [words]({address}).',
        example: 'See <https://example.com>.',
      },
    },
  },
  {
    finds: matches(/(?<!\\)<(?![A-Za-z\s!?]|\/[A-Za-z]|$)(\/?>|[^\s<>]*)/g, ([, after = '']) => {
      const number = /^[=$€]?\s?[\d.,]*\d/.exec(after)?.[0].replace('=', '');
      return {words: {after, number: number ?? ''}, remedy: number ? 'number' : 'other', instead: ` ${after}`};
    }),
    what: 'A < stands right in front of "{after}", where it would start a tag.',
    either: {
      number: {fix: 'Write "under {number}" or "less than {number}" instead.', example: 'Children <5 come free.'},
      other: {fix: 'Write it in words, or delete the <.', example: 'The gap was <½ inch.'},
    },
  },
  ...tagHints,
  {
    finds: outsideTags(/\{\/\*[^]*?\*\/\}|(?<!\\)\{(#[^{}\n]*)\}/g, ([whole, address]) =>
      address === undefined ? undefined : {words: {whole, address}},
    ),
    what: 'A heading cannot be given the address {address} like this.',
    fix: "Delete {whole}; the address is made from the heading's words.",
    example: '## Our hours {#hours}',
  },
  {
    finds: outsideTags(/\{\/\*[^]*?\*\/\}|(?<!\\)\{([^{}\n]*)\}|(?<!\\)[{}]/g, ([whole, inside]) =>
      whole.startsWith('{/*')
        ? undefined
        : inside === undefined
          ? {remedy: 'one', instead: ' '}
          : {
              remedy: /[().=;`'"[\]]|\bnew\b/.test(inside) ? 'code' : 'two',
              words: {whole, inside},
              instead: ` ${inside} `,
            },
    ),
    what: 'A brace { or } is in the text, where the site would compute something.',
    either: {
      one: {fix: 'Delete it, or write ( or ) instead.', example: 'Hello { there.'},
      code: {fix: 'Delete {whole} and write the words that visitors should read.', example: 'It is {new Date()}.'},
      two: {fix: 'Write ({inside}) or just the words instead of {whole}.', example: 'Hello {first name}.'},
    },
  },
  ...unpairedTagHints,
];

/** What to say where the reader of MDX fails though no hint found anything, by its name for the failure. */
export function mdxMessage(rule: string | undefined): Message {
  return rule === 'end-tag-mismatch'
    ? {
        what: 'A tag that stands around several lines is mixed up with the words next to it.',
        fix: 'Put both of its parts on lines of their own, with an empty line before and after each.',
      }
    : {
        what: 'The text cannot be read from this line on: a <, { or tag is not what it seems.',
        fix: 'Write "under 5" instead of <5, leave out { and }, and close every tag that is opened.',
      };
}

/** The hints as finders, for `takeOut`. */
export const textFinders = textHints.map(
  (hint) =>
    (text: string): Finding[] =>
      hint.finds(text).map(({words, remedy, ...place}) => ({...place, ...messageOf(hint, words, remedy)})),
);

/** Every match of a pattern; where `explain` gives nothing, the match is in order. */
function matches(
  pattern: RegExp,
  explain: (match: RegExpExecArray) => Partial<Found> | undefined = () => ({}),
): (text: string) => Found[] {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = explain(match);
      return found ? [{start: match.index, end: match.index + match[0].length, ...found}] : [];
    });
}

/** The same, for what does not stand inside a tag. */
function outsideTags(...how: Parameters<typeof matches>): (text: string) => Found[] {
  return (text) => {
    const tags = scanTags(text);
    return matches(...how)(text).filter(({start}) => !tags.some((tag) => tag.start < start && start < tag.end));
  };
}
