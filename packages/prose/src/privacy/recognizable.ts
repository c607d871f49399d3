import {type Content, isEnglish, memoize} from '@dental/content';
import {type Engine, engineOf, rulesOf} from '../engine/engine';
import type {Match} from '../engine/grammar';
import {STREETS} from '../engine/patterns';
import type {Found, Words} from '../engine/types';
import {NAMES_AND_WORDS} from '../people/givenNames';
import {HISTORY, peopleIn} from '../people/mentions';
import {harmlessNames, tell} from './told';

/*
 * Names by which neighbors recognize a patient although nobody is called one: in one breath with what was done for them here,
 * of a family, in the description of a picture, of a place in a story (HIPAA, 45 CFR 164.514(b)(2)(ii)). A person judges
 * whether they do, so each is a warning. What people are known by without a name is in rules/recognizable.yml.
 */

const isWord = (word: string) => !NAMES_AND_WORDS.has(word) && isEnglish(word.toLowerCase());

/** What tells of one person that they are or were in our care, what they have, and what they owe. */
const recognizableRules = rulesOf('recognizable');
const careOf = memoize((engine: Engine) =>
  recognizableRules(engine).flatMap(({about}) => about ?? []),
);

/** Finds the first match of a pattern of which the names, its groups, may be a patient's. */
const finder =
  (
    pattern: RegExp,
    mayBe: (harmless: ReadonlySet<string>, ...names: [string, string]) => boolean,
  ) =>
  (text: string, content: Content): Match | undefined => {
    const found = [...text.matchAll(pattern)].find(([, ...groups]) => {
      const [one = '', other = ''] = groups.filter(Boolean);
      return mayBe(harmlessNames(content), one, other);
    });
    return found && {index: found.index, text: found[0]};
  };

/** "Coach Kelli", "old Pete", "Grandma Pilar", "the Ibarra boy", "the Nakamura family". */
const titledIn = finder(
  /\b(?:Coach|Pastor|Father|Fr\.|Deacon|Reverend|Rev\.|Rabbi|Officer|Sgt\.|Sergeant|Captain|Chief|Judge|Mayor|Senator|Governor|Deputy|Grandma|Grandpa|Aunt|Uncle|Principal|Professor|Doña|[Oo]ld|[Yy]oung|[Ll]ittle) (?!Spanish|English|West|School|Town|Glory|League|Testament|Navy|Main|World)(\p{Lu}(?:\p{Ll}+|\b))|\b[Tt]he (\p{Lu}\p{Ll}+) (?:boys?|girls?|twins|family|brothers?|sisters?|kids?|clan|household|widow|baby|triplets|cousins|siblings|couple)\b/gu,
  (harmless, name) => !harmless.has(name),
);

/** "Chase R.", "M. Delacroix": what is no word of English beside an initial. */
const initialIn = finder(
  new RegExp(
    String.raw`(?<!\p{L})(\p{Lu}\p{Ll}+) \p{Lu}\.(?=[ ,:;()]|$)|(?<!\p{L}|\p{Lu}\. ?|\d )\p{Lu}\. (\p{Lu}\p{Ll}+)\b(?! (?:\p{Lu}\p{Ll}+ )?(?:${STREETS})\b)`,
    'gu',
  ),
  (harmless, name) => !harmless.has(name) && !isWord(name),
);

/** Somebody who is none of ours, by a name. */
function namedIn({text}: Words, content: Content): Match | undefined {
  if (HISTORY.test(text)) return undefined;
  const harmless = harmlessNames(content);
  const person = peopleIn(text, content).find(
    ({title, first = '', last = '', isGuess}) =>
      !isGuess && !title?.startsWith('Dr') && !harmless.has(first) && !harmless.has(last),
  );
  if (person) return {index: person.at, text: person.text};
  return titledIn(text, content) ?? initialIn(text, content) ?? fullNameIn(text, content);
}

/** Words with a capital because a sentence begins with them. */
const FIRST =
  /^(?:On|During|While|Since|Between|Each|Every|Many|Near|Behind|Over|Under|Last|Next|Today|The|A|An|If|For|In|At|To|Our|Your|With|And|But|When|Is|Are|Do|Does|Has|Have|Can|Ask|Call|Dear|From|Of|By|Thanks?|Hello|Hi|No|Not|Take|Taking|Using|Use|Did|Was|What|Who|Why|How|This|That|Most|Some|New|Both|Like|After|Before|Until|As|We|You|It|My|Buy|Try|See|Visit|Meet)$/;

/** A first and a last name that are neither ours nor words of English. */
const fullNameIn = finder(
  /\b(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b(?! (?:Oral|Dental|Medical|Family|Elementary|Middle|High|School|Park|Community)\b)/gu,
  (harmless, first, last) => !harmless.has(last) && !FIRST.test(first) && !isWord(last),
);

/** What people do, and what is done for them: the Perseids in the sky are no family. */
const DOING =
  '(?:who|whose|all|both|have|had|(?:are|were) (?:our|patients|regulars|here|all|one|a)|come|came|moved?|lived?|brought|bring|love|trust|visit|drove|drive|got|get|chose|choose|sent|needed|left|wrote|said|say|knew|know|family)';
const DONE_FOR = '(?:treat|treated|see|saw|know|met|welcome|thank|ask|for|from|with|by|like|of)';
const FAMILY = new RegExp(
  String.raw`\b[Tt]he (?!\p{L}+(?:seids|nids)\b)((\p{Lu}\p{Ll}{2,}?)e?s)(?:(?<=\b${DONE_FOR} the \p{Lu}\p{Ll}+)|(?='|,? ${DOING}\b))(?:'|\b(?! (?:of|County|Park|School|Club)))`,
  'gu',
);

/** "the Ostrowskis": a family name in the plural, which is no word of English. */
const familyIn = finder(
  FAMILY,
  (harmless, all, name) => !harmless.has(name) && !isWord(all) && !isWord(`${name}e`),
);

/** What is written with a capital in a case and on no page of treatments: a place, a school, an employer. */
const placeIn = finder(
  /(?<=[\p{Ll}\d,;'’] (?:(?:the|a) )?)(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}]+)*|\p{Lu}\p{Ll}+ \d+)/gu,
  (harmless, name) => name.split(/[ -]/).some((word) => !harmless.has(word)),
);

/** Names in a sentence by which somebody may be recognized: the first of them. */
export function recognizableIn(words: Words, content: Content): Found[] {
  const {text, voice, field, next = ''} = words;
  if (voice === 'patient' || !/\p{Lu}\p{Ll}/u.test(text)) return [];
  const say = (found: Match | undefined, message: string, remedy: string): Found[] =>
    found
      ? [
          {
            ...tell(found.index, message, `"${found.text}"`, remedy, 'privacy/recognizable'),
            severity: 'warning',
          },
        ]
      : [];
  if (voice === 'case') {
    const place = field === undefined ? placeIn(text, content) : undefined;
    const remedy = 'Leave it out, or say it in general, such as "at a lake".';
    return say(place, 'By this name neighbors may know who the patient is', remedy);
  }
  if (/(?:^|\.)alt$/i.test(field ?? '')) {
    const remedy = 'Say what the picture shows, without a name.';
    return say(
      fullNameIn(text, content),
      'A person is named in the description of a picture',
      remedy,
    );
  }
  const isInCare = [text, next].some((sentence) =>
    careOf(engineOf(content)).some((care) => care.isIn(sentence)),
  );
  const named = isInCare ? namedIn(words, content) : undefined;
  if (named)
    return say(
      named,
      'This may tell of one patient, whom neighbors know',
      'Write "a patient", or say who it is.',
    );
  if (field !== undefined || HISTORY.test(text)) return [];
  const other = familyIn(text, content) ?? initialIn(text, content);
  return say(
    other,
    'This may be the name of patients',
    'Write "a patient" or "a family", or say who it is.',
  );
}
