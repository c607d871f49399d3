import type {Site} from '@dental/content';
import {momentOf, NEW_PATIENT_FORMS, URGENT_HELP} from '@dental/practice';

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
  at?: Date;
}

/** No task takes more taps. */
export const MOST_TAPS = 3;

/** The most frequent tasks (the waiting-room test), in the words and with the records of a practice; a page that it has not has no task. */
export function tasksOf({labels, menus, costs, pages, cases, practice}: Site): Task[] {
  const {layout, emergency} = labels;
  const menu = {selector: 'header summary', words: layout.menu};
  const way = (path: string): Spot[] => {
    const group = menus.main.find(({links}) => links?.some(({page}) => page === path));
    const shut = group ? [{selector: 'header summary', words: group.label}] : [];
    return [menu, ...shut, {selector: `header a[href="${path}"]`}];
  };
  const action = (words: string) => ({selector: `nav[aria-label="${layout.actionBar}"] a`, words});
  const treatments = costs.groups.flatMap((group) => group.treatments);
  const crown = treatments.find(({name}) => /crown/i.test(name)) ?? treatments[0];
  const service = pages.find(
    ({kind, path}) => kind === 'service' && cases.some((one) => one.service === path),
  );
  const tasks: Task[] = [
    {
      wants: 'See when the office is open today',
      taps: way('/contact-us'),
      answer: {selector: 'main tr'},
    },
    {wants: 'Call', taps: [action(layout.call)]},
    {wants: 'Book a visit', taps: [action(layout.book)]},
    {wants: 'Get directions', taps: [action(layout.directions)]},
    {
      wants: 'Find out whether my insurance is taken',
      taps: way('/insurance-plans'),
      answer: {selector: '[data-plans] li'},
    },
    {
      wants: 'See what a crown costs',
      taps: way('/costs'),
      answer: {selector: '[data-costs] th', words: crown?.name ?? ''},
    },
    {
      wants: 'Get urgent help on a Saturday',
      taps: [{selector: `nav[aria-label="${layout.actionBar}"] a[href="${URGENT_HELP}"]`}],
      answer: {selector: '[data-urgent] h2', words: emergency.whileClosed},
      at: momentOf('2027-08-14', '22:00', practice.timeZone),
    },
    {
      wants: 'Fill in the forms for the first visit',
      taps: [...way('/new-patients'), {selector: `main a[href="${NEW_PATIENT_FORMS}"]`}],
      answer: {selector: 'main input'},
    },
    {
      wants: 'Get to know the dentists',
      taps: way('/our-dentist'),
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
