import type {Content} from '@dental/content';
import {engineOf, rulesOf} from '../engine/engine';
import {findViolations, toFound} from '../engine/rule';
import type {Found, Words} from '../engine/types';
import {INSTITUTION} from '../people/mentions';
import {phonesIn} from '../phones';
import {harmlessNames, privacyFinding} from './finding';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const HOME_TOWN = new RegExp(
  [
    String.raw`\b(?:liv(?:es?|ed|ing)|resid(?:es?|ed|ing)|resident|from)(?: in| of| near)?`,
    String.raw` (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)`,
  ].join(''),
  'u',
);

const numberRules = rulesOf('patients-numbers');

/** Finds the first date, age, address, or number in a sentence that identifies a patient. */
export function numbersIn(words: Words, content: Content): Found[] {
  const engine = engineOf(content);
  const [violation] = findViolations(engine, numberRules(engine), words);
  if (violation) return [toFound(violation)];
  const isStory = words.voice === 'case' || words.voice === 'patient';
  const contact = isStory ? contactIn(words, content) : undefined;
  return contact ? [contact] : [];
}

/** Finds a phone number, an email address, a town, or its zip code that is not ours. */
function contactIn({voice, text}: Words, content: Content): Found | undefined {
  const {address, phone = '', email = ''} = content.practice ?? {};
  const found = (at: number, quote: string, message: string) =>
    privacyFinding(at, message, quote, 'Leave it out.', 'privacy/number');
  const otherPhone = phonesIn(text).find(
    ({digits}) => phone === '' || !phone.replaceAll(/\D/g, '').endsWith(digits),
  );
  if (otherPhone) return found(otherPhone.at, otherPhone.text, "This is a patient's phone number");
  const mail = EMAIL.exec(text);
  if (mail && (email === '' || !mail[0].endsWith(email.replace(/^.*@/, '')))) {
    return found(mail.index, mail[0], "This is a patient's email address");
  }
  const zip = zipPattern(address?.zip[0]).exec(text);
  if (zip) return found(zip.index, zip[0], "This is the zip code of a patient's town");
  const town = voice === 'case' ? HOME_TOWN.exec(text) : null;
  if (!town) return undefined;
  const [first = '', second = ''] = town[1]?.split(' ') ?? [];
  // Our own town identifies a patient as much as any other.
  const isHarmless = harmlessNames(content).has(first) && town[1] !== address?.city;
  if (INSTITUTION.test(second) || isHarmless) return undefined;
  return found(town.index, town[0], "A patient's town helps to identify the patient");
}

/** Zip codes of one part of the country have the same first digit. */
const zipPattern = (firstDigit = String.raw`\d`): RegExp =>
  new RegExp(String.raw`(?<![\d$-])\b${firstDigit}\d{4}\b(?![\d-])`);
