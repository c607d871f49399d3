import {asText} from '../../asText';
import type {Content, Document} from '../../content';
import {memoize, memoizeTexts} from '../../memoize';
import {GIVEN_NAMES, NAMES_AND_WORDS} from '../../language/givenNames';

/** Somebody who has a page. */
export interface TeamMember {
  /** Without a title: `Elena Marquez`. */
  name: string;
  first: string;
  last: string;
  /** The words of the name, and what else their page says that they are called: `Bart` of Bartholomew. */
  called: readonly string[];
  isDentist: boolean;
  /** The address of the page. */
  path: string;
  /** What they do: `Registered Dental Hygienist`. */
  role: string;
  /** What the fields of their page tell of schools, courses and degrees, in small letters. */
  training: string;
  /** How their page speaks of them, if it does. */
  pronoun?: 'she' | 'he';
}

/** Everybody who has a page, in order or not. */
export const teamOf = memoize(({documents}: Content): readonly TeamMember[] =>
  documents.flatMap(({path = '', fields, body}) => {
    const written = fields?.name;
    if (!/^\/our-(?:dentist|staff)\/./.test(path) || typeof written !== 'string') return [];
    const name = written
      .replace(/^Dr\.?\s+/, '')
      .replace(/,.*/, '')
      .trim();
    const words = name.split(/\s+/);
    return [
      {
        name,
        first: words[0] ?? '',
        last: words.at(-1) ?? '',
        called: [...name.split(/[\s-]+/), ...shortForms(words[0] ?? '', saidOf(fields, body))],
        isDentist: path.startsWith('/our-dentist'),
        path,
        role: asText(fields?.expertise),
        training: JSON.stringify([fields?.education, fields?.schools, fields?.skills]).toLowerCase(),
        pronoun: pronounOf(body.passages.map(({text}) => text).join(' ')),
      },
    ];
  }),
);

/** What the page of somebody says of them. */
function saidOf(fields: Document['fields'], {passages}: Document['body']): string {
  const ofFields = ['title', 'description', 'heading', 'name'].map((field) => asText(fields?.[field]));
  return [...ofFields, ...passages.map(({text}) => text)].join('\n');
}

const CALLED =
  /\b(?:[Cc]all(?:s|ed)? (?:him|her|them|me)|[Gg]oes by|[Kk]nown as|[Aa]nswers to|[Gg]o by)(?: \p{Ll}+)? ["“]?(\p{Lu}\p{Ll}+)|\p{Lu}\p{Ll}+ [("“](\p{Lu}\p{Ll}+)[)"”]/gu;

/** What else somebody is called, where their page says so, or uses the beginning of the name: Bart of Bartholomew. */
function shortForms(first: string, text: string): string[] {
  const said = [...text.matchAll(CALLED)].flatMap(([, one = '', other = '']) => [one, other]);
  const begun = (text.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []).filter(
    (word) => word.length < first.length - 1 && first.startsWith(word),
  );
  return [...new Set([...said, ...begun])].filter(Boolean);
}

/** The pronoun of most sentences that begin with one: it is the person's, and not somebody else's of whom a page tells. */
function pronounOf(text: string): 'she' | 'he' | undefined {
  const [she, he] = [text.match(/\bShe\b/g)?.length ?? 0, text.match(/\bHe\b/g)?.length ?? 0];
  return she === he ? undefined : she > he ? 'she' : 'he';
}

/** A person's name in a text. */
export interface NamedPerson {
  text: string;
  at: number;
  title?: string;
  first?: string;
  last?: string;
}

const WORD = String.raw`\p{Lu}(?:\p{L}|['’-]\p{L})*`;
const NAME = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(Drs?|Mrs?|Ms|Miss|Sr|Sra|Srta|Mister)\b\.?\s+)?(${WORD})(?:\s+(?:\p{Lu}\.\s*)?(?:(?:de|la|del|van|von|der|bin|al|Mc|O['’])\s+){0,2}(?!(?:Drs?|Mrs?|Ms|Miss)\b)(${WORD}))?`,
  'gu',
);

/** What follows a name that is a place or an institution. */
const INSTITUTION =
  /^(?:Hospital|Clinic|Dental|School|Park|Road|Rd|Street|St|Avenue|Ave|Boulevard|University|College|Foundation|Day|Institute|Medical|Medicine|Center|Centre|High|Elementary|Church|County|City|Lake|River|Mountain|Canyon|Airport|Library|Trail|Ranch|Gilbert|Plaza|Market|Society|Association|Award|Cup|Act|Law|Bridge|Appliance|Classification|Test|Method|Technique|Band|Crown|Curve|Disease|Syndrome|Palsy|Health|Insurance|Bank|Company|Inc|LLC|Oral|Surgery|Surgical|Orthodontics|Endodontics|Periodontics|Dentistry|Pediatric|Pharmacy|Imaging|Labs?|Laboratory|Nursery|Farm|Bakery)$/;

/** What stands before a word that does not begin a sentence. */
const NOT_STARTING = /[\p{L},;] $/u;

/** What a name of a place begins with: San Diego. */
const PLACE = /^(?:San|Santa|Saint|Los|Las|Fort|Mount|Lake|Port|Point|North|South|East|West|New)$/;

/** People of history, of books and of films. */
export const HISTORY =
  /\b(?:centur(?:y|ies)|ancient|histor\w+|king|queen(?! creek)|emperor|presidents?|old idea|1[0-8]\d\d|19[0-4]\d|george washington|abraham lincoln|paul revere|pierre fauchard|queen elizabeth|napoleon|shakespeare|novel|(?<!panoramic )film|movie|song|poem|tooth fairy|santa)\b/i;

/** Names of people in a text: a title with a name, or a common given name, alone or with a surname. */
export const peopleIn = memoizeTexts(findPeople);

function findPeople(text: string): readonly NamedPerson[] {
  return [...text.matchAll(NAME)].flatMap((match): NamedPerson[] => {
    const [whole, title, one = '', two] = match;
    const at = match.index;
    if (!title && PLACE.test(one)) return [];
    if (title) return [{text: whole, at, title, first: two === undefined ? undefined : one, last: two ?? one}];
    const first = one.replace(/['’]s$/, '');
    if (
      !GIVEN_NAMES.has(first) &&
      !(two !== undefined && NAMES_AND_WORDS.has(first) && NOT_STARTING.test(text.slice(0, at)))
    ) {
      // The name may be the second of two words, the first of which only starts the sentence.
      if (two === undefined || !GIVEN_NAMES.has(two.replace(/['’]s$/, ''))) return [];
      const rest = at + whole.length - two.length;
      return findPeople(text.slice(rest, rest + 60))
        .slice(0, 1)
        .flatMap((person) => (person.at === 0 ? [{...person, at: rest}] : []));
    }
    if (two !== undefined && INSTITUTION.test(two)) return [];
    const last = two?.replace(/['’]s$/, '');
    return [
      {
        text: last === undefined || first !== one ? first : `${whole.replace(/['’]s$/, '')}`,
        at,
        first,
        last: first !== one ? undefined : last,
      },
    ];
  });
}

/** Where somebody of an office is found. */
const AT_A_DESK = /^ (?:in|at|from) (?:our |the )?(?:billing|front desk|desk|scheduling|reception|front office)\b/;

/** Whether a sentence says at which of our desks somebody sits. */
export function isAtADesk(text: string, {at, text: name}: NamedPerson): boolean {
  return AT_A_DESK.test(text.slice(at + name.length));
}

/** `Laura Vance` as `L.V.`. */
export function initialsOf(name: string): string {
  return (name.match(/(?<![\p{L}'’])\p{L}/gu) ?? [])
    .slice(0, 3)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join('');
}
