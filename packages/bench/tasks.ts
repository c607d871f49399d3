import type {Site} from '@dental/content';
import {NEW_PATIENT_FORMS} from '@dental/practice';

/** Something on a page: the first that a selector finds, that has the words if any are said, and that can be seen. */
export interface Spot {
  selector: string;
  words?: string;
}

/** What somebody in need of a dentist wants to get done, beginning on the home page that a search engine has found. */
export interface Task {
  wants: string;
  /** What a finger touches, one after the other. */
  taps: Spot[];
  /** What answers; nothing where the last tap leaves the site, for the phone or somebody else's page. */
  answer?: Spot;
  /** The time on the visitor's clock, if it matters. */
  at?: string;
}

/** No task takes more taps. */
export const MOST_TAPS = 3;

/** The ten most frequent tasks (the waiting-room test), in the words and with the records of a practice. */
export function tasksOf({labels, menus, costs, pages, cases}: Site): Task[] {
  const {layout, emergency} = labels;
  const menu = {selector: 'header summary', words: layout.menu};
  const groupOf = (path: string) => {
    const group = menus.main.find(({links}) => links?.some(({page}) => page === path));
    return {selector: 'header summary', words: group?.label ?? ''};
  };
  const entry = (href: string) => ({selector: `header a[href="${href}"]`});
  const action = (words: string) => ({selector: `nav[aria-label="${layout.actionBar}"] a`, words});
  const treatments = costs.groups.flatMap((group) => group.treatments);
  const crown = treatments.find(({name}) => /crown/i.test(name)) ?? treatments[0];
  const service = pages.find(({kind, path}) => kind === 'service' && cases.some((one) => one.service === path));
  return [
    {
      wants: 'See when the office is open today',
      taps: [menu, entry('/contact-us')],
      answer: {selector: 'main tr'},
    },
    {wants: 'Call', taps: [action(layout.call)]},
    {wants: 'Book a visit', taps: [action(layout.book)]},
    {wants: 'Get directions', taps: [action(layout.directions)]},
    {
      wants: 'Find out whether my insurance is taken',
      taps: [menu, groupOf('/insurance-plans'), entry('/insurance-plans')],
      answer: {selector: '[data-plans] li'},
    },
    {
      wants: 'See what a crown costs',
      taps: [menu, groupOf('/costs'), entry('/costs')],
      answer: {selector: '[data-costs] th', words: crown?.name ?? ''},
    },
    {
      wants: 'Get urgent help on a Saturday',
      taps: [action(emergency.urgentHelp)],
      answer: {selector: '[data-urgent] h2', words: emergency.whileClosed},
      at: '2027-08-14T15:00:00-07:00',
    },
    {
      wants: 'Fill in the forms for the first visit',
      taps: [menu, entry('/new-patients'), {selector: `main a[href="${NEW_PATIENT_FORMS}"]`}],
      answer: {selector: 'main input'},
    },
    {
      wants: 'Get to know the dentists',
      taps: [menu, groupOf('/our-dentist'), entry('/our-dentist')],
      answer: {selector: 'main a[href^="/our-dentist/"]'},
    },
    {
      wants: 'See cases like mine',
      taps: [{selector: `main a[href="${service?.path ?? ''}"]`}, {selector: 'main a[href^="/smile-gallery?"]'}],
      answer: {selector: 'main article h3'},
    },
  ];
}
