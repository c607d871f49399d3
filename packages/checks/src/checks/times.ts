import {
  atField,
  type Check,
  type Content,
  type FieldPath,
  type Message,
  practiceFile,
  type Problem,
} from '@dental/content';
import {daysFrom, minutesOf} from '@dental/practice';

const EARLIEST = minutesOf('6:00 am');
const LATEST = minutesOf('8:30 pm');

type FourTimes = [opening: number, from: number, to: number, closing: number];

/** Days for which an office can be closed and still be one. */
const LONGEST = 60;

/** The office opens before it closes, at hours at which people are awake, and breaks in between. */
export const checkHours: Check = (content) =>
  (content.hours?.week ?? []).flatMap(({day, opens, closes, break: pause}, index): Problem[] => {
    if (!opens || !closes) return [];
    const at = (field: string, message: Message) => inHours(content, ['week', index, ...field.split('.')], message);
    if (minutesOf(opens) >= minutesOf(closes)) {
      return [
        at('closes', {
          what: `${day} closes at ${closes}, before it opens at ${opens}.`,
          fix: 'Correct one of the two times; check am and pm.',
        }),
      ];
    }
    if (pause) {
      const [opening, from, to, closing] = [opens, pause.from, pause.to, closes].map(minutesOf) as FourTimes;
      if (from >= to) {
        const what = `The break on ${day} ends at ${pause.to}, before it starts at ${pause.from}.`;
        return [at('break.from', {what, fix: 'Correct one of the two times; check am and pm.'})];
      }
      if (from <= opening || to >= closing) {
        const what = `The break on ${day}, from ${pause.from} to ${pause.to}, is not between ${opens} and ${closes}.`;
        return [at('break.from', {what, fix: 'Correct its times, or those at which the office opens and closes.'})];
      }
    }
    const odd = minutesOf(opens) < EARLIEST ? 'opens' : minutesOf(closes) > LATEST ? 'closes' : undefined;
    if (odd === undefined) return [];
    return [
      {
        ...at(odd, {what: `${day} ${odd} at ${odd === 'opens' ? opens : closes}.`, fix: 'Check am and pm.'}),
        severity: 'warning',
      },
    ];
  });

/** A closure starts before it ends, and no two cover the same day. */
export const checkClosures: Check = (content) => {
  const closures = content.hours?.closures ?? [];
  return closures.flatMap(({name, from, to}, index): Problem[] => {
    if (to < from) {
      return [
        inHours(content, ['closures', index, 'to'], {
          what: `The closure "${name}" ends before it starts.`,
          fix: 'Correct one of the two dates.',
        }),
      ];
    }
    // So long a closure is a slip, of which another check tells.
    if (daysFrom(from, to) + 1 > LONGEST) return [];
    const other = closures
      .slice(0, index)
      .find((earlier) => earlier.from <= to && from <= earlier.to && daysFrom(earlier.from, earlier.to) < LONGEST);
    if (!other) return [];
    return [
      inHours(content, ['closures', index, 'from'], {
        what: `The closures "${other.name}" and "${name}" overlap.`,
        fix: 'Correct their dates, or make one of the two.',
      }),
    ];
  });
};

function inHours(content: Content, at: FieldPath, message: Message): Problem {
  return atField(content, practiceFile('hours'), at, message);
}
