import {phrases} from '../../../language/grammar';
import {teamOf, type TeamMember} from '../people';
import type {Finder} from './finder';

/* What is told of the schools of our team is what their pages list. */

const STUDIED = phrases(
  'trained|studied|graduated|graduate|residency|fellowship|degree|diploma|head|chief|director|professor|faculty|taught|teaches|teach|worked|alum*|mentored|certified|chosen|personally ... GREAT_NAME',
  'GREAT_NAME ... trained|educated|graduate|certified|professor|faculty|alum*|fellow|dentist|hygienist',
  'member|fellow of the GREAT_NAME',
);

const GREAT = phrases('GREAT_NAME');

const LETTERS =
  /(?<=\p{Ll}, (?:[A-Z][\w.]*, ?)*)(?:FACS|FAGD|MAGD|DABOI|DICOI|FICOI|FACD|FICD|DABP|DABOMS|Ph\.?D|MBA|MPH|MSD)\b/u;

/** A famous school, or letters behind a name, that no page of our team has. */
export const training: Finder = ({text, voice}, content) => {
  if (voice !== 'page' && voice !== 'facts') return [];
  const [great] = STUDIED.find(text);
  const letters = great ? null : LETTERS.exec(text);
  const found = great ?? (letters && {index: letters.index, text: letters[0]});
  const team = teamOf(content);
  const named = team.filter(({first, last, isDentist}) => text.includes(isDentist ? last : first));
  if (!found || isTaught(found.text, named.length > 0 ? named : team)) return [];
  return [
    {
      at: found.index,
      quote: found.text,
      severity: 'warning',
      what: `"${found.text}" stands on no page of our team.`,
      fix: 'Correct it, or add it to the fields of the page.',
      finding: 'facts/training',
    },
  ];
};

/** Whether a page names the words of which there is one in a quote. */
function isTaught(quote: string, team: readonly TeamMember[]): boolean {
  const [great] = GREAT.find(quote);
  const names = (great?.text ?? quote).match(/\p{Lu}[\p{L}.]+/gu) ?? [quote];
  return team.some((member) => names.some((name) => member.training.includes(name.toLowerCase())));
}
