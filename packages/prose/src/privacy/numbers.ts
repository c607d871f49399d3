import type {Content} from '@dental/content';
import {getEngine, selectRules} from '../engine/engine';
import {findViolations, toFinding} from '../engine/rule';
import type {Finding, Words} from '../engine/types';
import {INSTITUTION} from '../people/mentions';
import {findPhones} from '../phones';
import {listHarmlessNames, createPrivacyFinding} from './finding';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const HOME_TOWN = new RegExp(
  [
    String.raw`\b(?:liv(?:es?|ed|ing)|resid(?:es?|ed|ing)|resident|from)(?: in| of| near)?`,
    String.raw` (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)`,
  ].join(''),
  'u',
);

const numberRules = selectRules('patients-numbers');

/** Finds the first date, age, address, or number in a sentence that identifies a patient. */
export function findPatientNumbers(words: Words, content: Content): Finding[] {
  const engine = getEngine(content);
  const [violation] = findViolations(engine, numberRules(engine), words);
  if (violation) return [toFinding(violation)];
  const isStory = words.voice === 'case' || words.voice === 'patient';
  const contact = isStory ? findContact(words, content) : undefined;
  return contact ? [contact] : [];
}

/** Finds a phone number, an email address, a town, or its zip code that is not ours. */
function findContact({voice, text}: Words, content: Content): Finding | undefined {
  const {address, phone = '', email = ''} = content.practice ?? {};
  const makeFinding = (at: number, quote: string, message: string) =>
    createPrivacyFinding(at, message, quote, 'Leave it out.', 'privacy/number');
  const otherPhone = findPhones(text).find(
    ({digits}) => phone === '' || !phone.replaceAll(/\D/g, '').endsWith(digits),
  );
  if (otherPhone)
    return makeFinding(otherPhone.at, otherPhone.text, "This is a patient's phone number");
  const mail = EMAIL.exec(text);
  if (mail && (email === '' || !mail[0].endsWith(email.replace(/^.*@/, '')))) {
    return makeFinding(mail.index, mail[0], "This is a patient's email address");
  }
  const zip = makeZipPattern(address?.zip[0]).exec(text);
  if (zip) return makeFinding(zip.index, zip[0], "This is the ZIP code of a patient's town");
  const town = voice === 'case' ? HOME_TOWN.exec(text) : null;
  if (!town) return undefined;
  const [first = '', second = ''] = town[1]?.split(' ') ?? [];
  // Our own town identifies a patient as much as any other.
  const isHarmless = listHarmlessNames(content).has(first) && town[1] !== address?.city;
  if (INSTITUTION.test(second) || isHarmless) return undefined;
  return makeFinding(town.index, town[0], "A patient's hometown helps identify the patient");
}

/** Zip codes of one part of the country have the same first digit. */
const makeZipPattern = (firstDigit = String.raw`\d`): RegExp =>
  new RegExp(String.raw`(?<![\d$-])\b${firstDigit}\d{4}\b(?![\d-])`);
