import {phrases} from '../../../language/grammar';
import {dictionaryWith} from '../../../spelling/dictionary';
import type {TeamMember} from '../people';
import type {Words} from '../sayings';
import {LAW} from './law';
import {NAMED} from './namedPatients';
import type {Told} from './rule';

/* A name that need not be a common one, of somebody who is greeted or called a patient, or who signs a review. */

const GREETED = phrases(
  'congrat*|kudos|shout_out|shoutout|happy_birthday|way_to_go to? ,? our|little|dear? !dr|copper NAME',
  'meet|remember|take !dr NAME NAME? ,? who came|was|had|needed|lost|broke|hated|finished',
);

const CALLED = /\b(?:patient|client)s?,? (?:named |called )?(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?)(?=[ ,.'!]|$)/gu;

/** "Laura Vance of the school board, who came in with bleeding gums". */
const CAME =
  /(?<!\bDrs?\.? )\b(?!Meet|Remember|Take)(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}[\p{L}'-]+)\b[^.]{0,60}?,? who (?:came in|came to us|lost|broke|chipped|needed)\b/gu;

const SIGNED =
  /(?:my name is|i am|i'm|this is|signed,?|sincerely,?|regards,?|[-–—~] ?) ?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}[\p{L}'-]+)(?=[.,!]|$)/gu;

/** "Laura Vance, Power Ranch": the whole of a line. */
const SIGNED_ALONE = /^(\p{Lu}\p{Ll}+ ((?!Dra\b)\p{Lu}\p{Ll}[\p{L}'-]+))(?:,? (?:\p{Lu}\p{L}+ ?)+)?[.!]?$/u;

/** "patient Portal", which names nobody. */
const NOBODY =
  /^(?:Information|Care|Portal|Reviews?|Forms?|Coordinator|Plans?|Health|Rights?|Privacy|Bill|Services?)\b/;

const NAME = /\p{Lu}\p{Ll}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]+)?/u;

/** Whoever of a sentence is called a patient by words around the name. */
export function calledIn({text, voice}: Words, team: readonly TeamMember[]): Told[] {
  const named = [
    ...GREETED.find(text).map(({index, text: greeting}) => ({
      at: index,
      name: NAME.exec(greeting.slice(1))?.[0] ?? '',
    })),
    ...[...text.matchAll(CALLED), ...text.matchAll(voice === 'patient' ? SIGNED : CAME)].map((match) => ({
      at: match.index,
      name: match[1] ?? '',
    })),
  ];
  const signature = voice === 'patient' ? SIGNED_ALONE.exec(text.trim()) : null;
  // "Highly Recommended" is no name.
  if (signature && !dictionaryWith(new Set()).knows(signature[2]?.toLowerCase() ?? ''))
    named.push({at: 0, name: signature[1] ?? ''});
  if (named.length === 0) return [];
  const ours = new Set(
    team.flatMap(({name, called, last}) => [name, ...called, ...called.map((first) => `${first} ${last}`)]),
  );
  return named
    .filter(({name}) => name !== '' && !NOBODY.test(name) && !ours.has(name.replace(/'s$/, '')))
    .map(({at, name}) => ({
      at,
      what: `${NAMED}: ${name} (${LAW}).`,
      fix: 'Write "a patient", and leave the name out.',
    }));
}
