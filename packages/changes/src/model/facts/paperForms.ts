import {leavesOf} from '@dental/content';
import type {Topic} from './compare';

/** The forms that new patients fill in, on paper and as a page. */
export const newPatientForms = topicOf('newPatientForms', 'New-patient forms');

/** The slip of dentists who refer a patient. */
export const referralSlip = topicOf('referralSlip', 'Referral slip');

function topicOf(form: 'newPatientForms' | 'referralSlip', title: string): Topic {
  return {
    title,
    items: ({site}) => {
      const {sheets, ...head} = site[form];
      return [
        {key: '', name: title, fields: fieldsIn(head)},
        ...sheets.flatMap(({sections}, sheet) =>
          sections.map(({heading, ...section}) => ({
            key: heading,
            name: `The section “${heading}”`,
            fields: {sheet: String(sheet + 1), ...fieldsIn(section)},
          })),
        ),
      ];
    },
  };
}

/** Every value by the way to it, such as `parts 3, options 2`, counted from 1. */
function fieldsIn(value: object): Record<string, string> {
  const step = (name: string | number) => (typeof name === 'number' ? ` ${name + 1}` : `, ${name}`);
  return Object.fromEntries(
    leavesOf(value).map(({at, value: leaf}) => [at.map(step).join('').replace(/^, /, ''), String(leaf)]),
  );
}
