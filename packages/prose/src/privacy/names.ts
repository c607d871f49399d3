import {definePhrases, type Engine, engineOf} from '../engine/engine';
import {warning} from '../engine/sentences';
import type {Found, Words} from '../engine/types';
import {type Content, isEnglish} from '@dental/content';
import {HISTORY, isAtFrontDesk, peopleIn, type PersonMention} from '../people/mentions';
import {harmlessNames, LAW, tell} from './told';

/* Names that are not of the team, where they are a patient's. */

/** Words of health and of visits to us: a name beside one of them is a patient's. */
const HEALTH = definePhrases(
  'OF_A_PATIENT|ILLNESS|DRUG',
  'patient|patients !coordinator|advocate|liaison|care|relations|service|services|experience|portal',
);
/** What people are named for who are no patients, or need no word on who they are. */
const NO_PATIENT = definePhrases('OF_NO_PATIENT');
const KNOWN = definePhrases('OF_NO_PATIENT|KNOWN_OTHERWISE', 'is mr');

const isFull = ({title, first, last}: PersonMention) =>
  title !== undefined || (first !== undefined && last !== undefined);

/** Names of people who are not of the team, as far as they are those of patients; or those whom the words call so. */
export function namesIn(words: Words, content: Content): Found[] {
  const {text, field, voice} = words;
  const engine = engineOf(content);
  if (!/\p{Lu}\p{Ll}/u.test(text)) return [];
  const isNameOf = field !== undefined && /(?:^|\.)(?:name|owner)$/.test(field);
  const others = isNameOf
    ? []
    : peopleIn(text, content).filter(
        ({title, first, member, isGuess, end}) =>
          // "Mrs. Delgado" need not be our Rosa Delgado.
          !isGuess &&
          (!member || (title !== undefined && first === undefined)) &&
          title?.startsWith('Dr') !== true &&
          !/^ (?:19|20)\d\d\b/.test(text.slice(end)),
      );
  const patient = others.find((mention) => isPatient(words, mention, engine));
  if (patient) {
    const remedy =
      voice === 'patient'
        ? 'Leave the name out, or write [my husband] in its place.'
        : 'Write "a patient", and leave out what tells who it is.';
    return [tell(patient.at, 'A patient is named here', patient.text, remedy)];
  }
  const stranger = others.find((mention) => isStranger(words, mention, engine));
  if (!stranger) return calledIn(words, content);
  const {at, text: quote} = stranger;
  const message = `${quote} is not of our team: if it is a patient, nobody may read the name here.`;
  const remedy = 'Write "a patient"; of anybody else, say who it is.';
  return [{...warning(at, quote, message, remedy, 'privacy/person'), source: LAW}];
}

function isPatient({voice, text}: Words, mention: PersonMention, engine: Engine): boolean {
  if (voice === 'case') return !HISTORY.test(text);
  if (voice === 'patient') return isFull(mention);
  return (
    (isFull(mention) || /\bpatients?,? (?:\p{Lu})/u.test(text)) &&
    !(mention.member && isAtFrontDesk(text, mention)) &&
    HEALTH(engine).isIn(text) &&
    !HISTORY.test(text) &&
    !NO_PATIENT(engine).isIn(text)
  );
}

/** Somebody with a full name of whom a page does not say who they are. */
function isStranger({voice, text, field}: Words, mention: PersonMention, engine: Engine): boolean {
  // Who sits at a desk of ours is no patient: a colleague without a page.
  if (
    mention.member ||
    !isFull(mention) ||
    isAtFrontDesk(text, mention) ||
    (voice !== 'page' && voice !== 'facts')
  )
    return false;
  // A value that is no sentence names what it is of.
  if (field !== undefined && (mention.title === undefined || !text.trim().includes(' ')))
    return false;
  return !HISTORY.test(text) && !/["“”]/.test(text) && !KNOWN(engine).isIn(text);
}

/* A name that need not be a common one, of somebody who is greeted or called a patient, or who signs a review. */

const GREETED = definePhrases(
  'congrat*|kudos|shout_out|shoutout|happy_birthday|way_to_go to? ,? our|little|dear? !dr NAME',
  'meet|remember|take !dr NAME NAME? ,? who came|was|had|needed|lost|broke|hated|finished',
);
const CALLED =
  /\b(?:patient|client)s?,? (?:named |called )?(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?)(?=[ ,.'!]|$)/gu;

/** "Laura Vance of the school board, who came in with bleeding gums". */
const CAME =
  /(?<!\bDrs?\.? )\b(?!Meet|Remember|Take)(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}[\p{L}'-]+)\b[^.]{0,60}?,? who (?:came in|came to us|lost|broke|chipped|needed)\b/gu;
const SIGNED =
  /(?:my name is|i am|i'm|this is|signed,?|sincerely,?|regards,?|[-–—~] ?) ?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}[\p{L}'-]+)(?=[.,!]|$)/gu;

/** "Laura Vance, Power Ranch": the whole of a line. */
const SIGNED_ALONE =
  /^(\p{Lu}\p{Ll}+ ((?!Dra\b)\p{Lu}\p{Ll}[\p{L}'-]+))(?:,? (?:\p{Lu}\p{L}+ ?)+)?[.!]?$/u;

/** "patient Portal", which names nobody. */
const NOBODY =
  /^(?:Information|Care|Portal|Reviews?|Forms?|Coordinator|Plans?|Health|Rights?|Privacy|Bill|Services?)\b/;
const NAME = /\p{Lu}\p{Ll}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]+)?/u;

/** Whoever of a sentence is called a patient by words around the name. */
function calledIn({text, voice}: Words, content: Content): Found[] {
  const signature = voice === 'patient' ? SIGNED_ALONE.exec(text.trim()) : null;
  // "Highly Recommended" is no name.
  const isSigned = signature && !isEnglish(signature[2]?.toLowerCase() ?? '');
  const named = [
    ...GREETED(engineOf(content))
      .find(text)
      .map(({index, text: greeting}) => ({
        at: index,
        name: NAME.exec(greeting.slice(1))?.[0],
      })),
    ...[CALLED, voice === 'patient' ? SIGNED : CAME].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({index, 1: name}) => ({at: index, name})),
    ),
    ...(isSigned ? [{at: 0, name: signature[1]}] : []),
  ];
  const harmless = harmlessNames(content);
  const isOurs = (name: string) =>
    name.split(/'s$| /).every((word) => word === '' || harmless.has(word));
  return named.flatMap(({at, name = ''}) =>
    NOBODY.test(name) || isOurs(name)
      ? []
      : [tell(at, 'A patient is named here', name, 'Write "a patient", and leave the name out.')],
  );
}
