import type {PracticeFacts} from '@dental/content';
import {factsIn, type FactFinder} from './typedFact';

const ADDRESS = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
const FREE_MAIL = /^(gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|proton|protonmail)\./i;

/** An e-mail address of ours: at our host, under our name, or at a provider that anybody can use. */
export const email: FactFinder = (sentence, {practice}) =>
  factsIn(sentence, ADDRESS, (found, [, host = '']) =>
    isOurs(host.toLowerCase(), practice)
      ? {
          message: `An e-mail address is typed into the text: ${found}.`,
          remedy: 'Write <Email /> instead; the address is in _practice/practice.yml.',
          ...(found.toLowerCase() === practice?.email.toLowerCase() && {tag: '<Email />', found}),
        }
      : undefined,
  );

function isOurs(host: string, practice: PracticeFacts['practice'] | undefined): boolean {
  if (FREE_MAIL.test(host)) return true;
  const own = practice?.email.split('@')[1]?.toLowerCase() ?? '';
  return own !== '' && (host.endsWith(own) || host.split('.').at(-2) === own.split('.').at(-2));
}
