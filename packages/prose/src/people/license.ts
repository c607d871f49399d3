import data from '../../data/work.json';
import {phrases} from '../engine/grammar';
import type {Found, Words} from '../engine/sentences';
import {wrong} from './found';
import type {PersonMention} from './mentions';
import type {TeamMember} from './team';

/*
 * Work that whoever is said to do it is not licensed for (A.R.S. § 32-1231, § 32-1281 and § 32-1291), what is private of our
 * people, and a school that no page of theirs lists. The ways of saying it are in data/work.json.
 */

const OF_DENTISTS = phrases(...data.ofDentists);
const OF_HYGIENISTS = phrases(...data.ofHygienists);
const HELPING = phrases(...data.helping);
const PRIVATE = phrases(...data.private);
const WISHES = phrases(...data.wishes);
const TRAINING = phrases(...data.training);
const SCHOOLS = phrases('GREAT_NAME');
const HELPERS = phrases('HELPER');
const NO_DENTISTS = phrases('HELPER|hygienist|hygienists');

/** Letters behind a name that stand for a degree or a membership. */
const LETTERS =
  /(?<=\p{Ll}, (?:[A-Z][\w.]*, ?)*)(?:FACS|FAGD|MAGD|DABOI|DICOI|FICOI|FACD|FICD|DABP|DABOMS|Ph\.?D|MBA|MPH|MSD)\b/u;

/** Work, private words or a school in a sentence that the page of whoever it names does not bear out. */
export function otherWork({text}: Words, mentions: readonly PersonMention[], team: readonly TeamMember[]): Found[] {
  const members = mentions.flatMap(({member}) => member ?? []);
  const [member] = members;
  const [ofDentists] = (member ? !member.isDentist : NO_DENTISTS.find(text).length > 0) ? OF_DENTISTS.find(text) : [];
  const isHelper = member ? !member.isDentist && !/hygien/i.test(member.role) : HELPERS.find(text).length > 0;
  const done = ofDentists ?? (isHelper ? OF_HYGIENISTS.find(text)[0] : undefined);
  if (done && HELPING.find(text).length === 0) {
    const what = `"${done.text}" is work for which ${member?.name ?? 'whoever is named here'} is not licensed (A.R.S. § 32-1231, § 32-1281).`;
    const fix = 'Say who does it, such as "She tells the dentist what she has seen, and the dentist decides with you."';
    return [wrong(done.index, done.text, what, fix, 'people/license')];
  }
  const [told] = member ? PRIVATE.find(text) : [];
  if (told && WISHES.find(text).length === 0) {
    const what = `"${told.text}" is private, and stands here with the name of ${member?.name}.`;
    const fix = 'Leave it out, or write what visitors need, such as "She is back in June."';
    return [wrong(told.index, told.text, what, fix, 'people/private')];
  }
  const letters = LETTERS.exec(text);
  const [taught = letters && {index: letters.index, text: letters[0]}] = TRAINING.find(text);
  if (!taught || isTaught(taught.text, member ? members : team)) return [];
  const what = `"${taught.text}" stands on no page of our team.`;
  return [wrong(taught.index, taught.text, what, 'Correct it, or add it to the fields of the page.', 'facts/training')];
}

/** Whether a page names the school of which there is one in a quote, or the letters. */
function isTaught(quote: string, team: readonly TeamMember[]): boolean {
  const [school] = SCHOOLS.find(quote);
  const names = (school?.text ?? quote).match(/\p{Lu}[\p{L}.]+/gu) ?? [quote];
  return team.some(({training}) => names.some((name) => training.includes(name.toLowerCase())));
}
