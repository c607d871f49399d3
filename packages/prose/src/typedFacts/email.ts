import type {PracticeFacts} from '@dental/content';
import {factsIn, type FactFinder} from './typedFact';

const ADDRESS = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
const FREE_MAIL = /^(gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|proton|protonmail)\./i;

/** An e-mail address at our host, under a part of its name, or with a free provider; a misspelled host is another check's. */
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
  const [ours = '', name = ''] = [own, host].map((one) => one.split('.').at(-2));
  return own !== '' && (host.endsWith(own) || (name.length > 5 && name !== ours && ours.startsWith(name)));
}
