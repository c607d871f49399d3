import type {Content} from '@dental/content';
import {engineOf, rulesOf} from '../engine/engine';
import {findViolations, toFound} from '../engine/rule';
import type {Found, Words} from '../engine/types';
import {INSTITUTION} from '../people/mentions';
import {phonesIn} from '../phones';
import {harmlessNames, tell} from './told';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const TOWN =
  /\b(?:liv(?:es?|ed|ing)|resid(?:es?|ed|ing)|resident|from)(?: in| of| near)? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u;

const numberRules = rulesOf('patients-numbers');

/** The dates, ages, addresses and numbers in a sentence, by which somebody is found: the first of them. */
export function numbersIn(words: Words, content: Content): Found[] {
  const {voice} = words;
  const engine = engineOf(content);
  const [first] = findViolations(engine, numberRules(engine), words);
  if (first) return [toFound(first)];
  return voice === 'case' || voice === 'patient' ? contactIn(words, content) : [];
}

/** The phone number, the e-mail address, the town or its postal code in a story of a patient, unless it is ours. */
function contactIn({voice, text}: Words, content: Content): Found[] {
  const {address, phone = '', email = ''} = content.practice ?? {};
  const say = (at: number, found: string, message: string) => [
    tell(at, message, found, 'Leave it out.', 'privacy/number'),
  ];
  const other = phonesIn(text).find(
    ({digits}) => phone === '' || !phone.replaceAll(/\D/g, '').endsWith(digits),
  );
  if (other) return say(other.at, other.text, "A patient's phone number stands here");
  const mail = EMAIL.exec(text);
  if (mail && (email === '' || !mail[0].endsWith(email.replace(/^.*@/, ''))))
    return say(mail.index, mail[0], "A patient's e-mail address stands here");
  // Postal codes of the same part of the country begin with the same digit.
  const zip = new RegExp(String.raw`(?<![\d$-])\b${address?.zip[0] ?? '\\d'}\d{4}\b(?![\d-])`).exec(
    text,
  );
  if (zip) return say(zip.index, zip[0], "The postal code of a patient's town stands here");
  const town = voice === 'case' ? TOWN.exec(text) : null;
  const [first = '', second = ''] = town?.[1]?.split(' ') ?? [];
  // Our own town tells as much as any other.
  if (
    !town ||
    INSTITUTION.test(second) ||
    (harmlessNames(content).has(first) && town[1] !== address?.city)
  )
    return [];
  return say(
    town.index,
    town[0],
    "A patient's town stands here, which with the rest of the story tells who it is",
  );
}
