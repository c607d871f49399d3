import type {Site} from '@dental/content';
import {toMoment, NEW_PATIENT_FORMS_PATH, URGENT_HELP_PATH} from '@dental/practice';

/** The first visible element that matches a selector and contains the words, if any. */
export interface Spot {
  selector: string;
  words?: string;
}

/** A frequent task of a patient, from the home page. */
export interface Task {
  wants: string;
  /** The elements to tap, in order. */
  taps: Spot[];
  /** The element with the answer; none if the last tap leaves the site. */
  answer?: Spot;
  /** The time of the visit, if it matters. */
  at?: Date;
}

/** Every task takes at most this many taps. */
export const MAX_TAPS = 3;

/**
 * The most frequent tasks (the waiting-room test), with the words and records of a practice. Omits
 * tasks whose pages the practice doesn't have.
 */
export function listTasks({labels, menus, costs, pages, cases, practice}: Site): Task[] {
  const {layout, urgentCall} = labels;
  const menu = {selector: 'header summary', words: layout.menu};
  const tapsTo = (path: string): Spot[] => {
    const group = menus.main.find(({links}) => links?.some(({page}) => page === path));
    const submenu = group ? [{selector: 'header summary', words: group.label}] : [];
    return [menu, ...submenu, {selector: `header a[href="${path}"]`}];
  };
  const action = (words: string) => ({selector: `nav[aria-label="${layout.actionBar}"] a`, words});
  const treatments = costs.groups.flatMap((group) => group.treatments);
  const crown = treatments.find(({name}) => /crown/i.test(name)) ?? treatments[0];
  const service = pages.find(
    ({kind, path}) => kind === 'service' && cases.some((record) => record.service === path),
  );
  const tasks: Task[] = [
    {
      wants: 'See when the office is open today',
      taps: tapsTo('/contact-us'),
      answer: {selector: 'main tr'},
    },
    {wants: 'Call', taps: [action(layout.call)]},
    {wants: 'Book a visit', taps: [action(layout.book)]},
    {wants: 'Get directions', taps: [action(layout.directions)]},
    {
      wants: 'Find out whether my insurance is taken',
      taps: tapsTo('/insurance-plans'),
      answer: {selector: '[data-plans] li'},
    },
    {
      wants: 'See what a crown costs',
      taps: tapsTo('/costs'),
      answer: {selector: '[data-costs] th', words: crown?.name ?? ''},
    },
    {
      wants: 'Get urgent help on a Saturday',
      taps: [{selector: `nav[aria-label="${layout.actionBar}"] a[href="${URGENT_HELP_PATH}"]`}],
      answer: {selector: '[data-urgent] h2', words: urgentCall.whileClosed},
      at: toMoment('2027-08-14', '22:00', practice.timeZone),
    },
    {
      wants: 'Fill in the forms for the first visit',
      taps: [...tapsTo('/new-patients'), {selector: `main a[href="${NEW_PATIENT_FORMS_PATH}"]`}],
      answer: {selector: 'main input'},
    },
    {
      wants: 'Get to know the dentists',
      taps: tapsTo('/our-dentist'),
      answer: {selector: 'main a[href^="/our-dentist/"]'},
    },
    {
      wants: 'See cases like mine',
      taps: [
        {selector: `main a[href="${service?.path ?? ''}"]`},
        {selector: 'main a[href^="/smile-gallery?"]'},
      ],
      answer: {selector: 'main article h3'},
    },
  ];
  const hasPage = ({selector}: Spot) =>
    pages.some(({path}) => selector.includes(`[href="${path}"]`));
  return tasks.filter(({taps}) =>
    taps.every((tap) => !tap.selector.includes('[href="') || hasPage(tap)),
  );
}
