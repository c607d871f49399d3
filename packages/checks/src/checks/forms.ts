import {phrases} from '@dental/prose';
import {atField, type Check, leavesOf, practiceFile, type Problem} from '@dental/content';

/** What a form must not ask for: what it sends is read by whoever gets its mail. */
const SECRET = phrases('SENSITIVE', 'ssn|social|medicare|member|subscriber|policy number|id', 'dob|birth');
const DENIED = phrases('not|never|no|leave_out|without|please_do_not|keep_it_general|general');

/** No form asks for a number of an account or for health, which it does not send in private (45 CFR 164.312). */
export const checkForms: Check = (content) =>
  leavesOf(content.forms).flatMap(({at, value}): Problem[] => {
    if (typeof value !== 'string' || !/^(?:label|remedy|hint|help)$/.test(String(at.at(-1)))) return [];
    const [match] = SECRET.find(value);
    if (!match || DENIED.find(value).length > 0) return [];
    return [
      atField(content, practiceFile('forms'), at, {
        what: `This form asks for "${match.text}", and what it sends is not private (HIPAA, 45 CFR 164.312).`,
        fix: 'Take the words out; ask by phone or at the desk.',
      }),
    ];
  });
