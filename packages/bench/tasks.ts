import {getFactTexts, getSiteIn, type Site} from '@dental/content';
import {
  type Language,
  NEW_PATIENT_FORMS_PATH,
  toMoment,
  toSpanishPath,
  URGENT_HELP_PATH,
} from '@dental/practice';

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

/** The words of an answer that a practice doesn't give. */
const NO_ANSWER = '-';

/** Every task takes at most this many taps. */
export const MAX_TAPS = 3;

/**
 * The most frequent tasks (the waiting-room test), with the words and records of a practice. Omits
 * tasks whose pages or answers the practice doesn't have in the language.
 */
export function listTasks(site: Site, language: Language = 'en'): Task[] {
  const own = getSiteIn(site, language);
  const {labels, menus, costs, pages, practice} = own;
  const {layout, urgentCall} = labels;
  const localize = language === 'es' ? toSpanishPath : (path: string) => path;
  const newPatients = localize('/new-patients');
  const urgentHelp = localize(URGENT_HELP_PATH);
  const menu = {selector: 'header summary', words: layout.menu};
  const listTaps = (english: string): Spot[] => {
    const group = menus.main.find(({links}) => links?.some(({page}) => page === english));
    const submenu = group ? [{selector: 'header summary', words: group.label}] : [];
    return [menu, ...submenu, {selector: `header a[href="${localize(english)}"]`}];
  };
  const makeAction = (words: string) => ({
    selector: `nav[aria-label="${layout.actionBar}"] a`,
    words,
  });
  const treatments = costs.groups.flatMap((group) => group.treatments);
  const crown = treatments.find(({name}) => /crown|corona/i.test(name)) ?? treatments[0];
  const service = pages.find(
    ({kind, path}) => kind === 'service' && site.cases.some((record) => record.service === path),
  );
  const aboutChildren = pages
    .find(({path}) => path === newPatients)
    ?.body.headings.find(({text}) => /child|niñ/i.test(text));
  const tasks: Task[] = [
    {
      wants: 'See when the office is open today',
      taps: listTaps('/contact-us'),
      answer: {selector: 'main tr'},
    },
    {wants: 'Call', taps: [makeAction(layout.call)]},
    {wants: 'Book a visit', taps: [makeAction(layout.book)]},
    {wants: 'Get directions', taps: [makeAction(layout.directions)]},
    {
      wants: 'Find out whether my insurance is taken',
      taps: listTaps('/insurance-plans'),
      answer: {selector: '[data-plans] li'},
    },
    {
      wants: 'See what a crown costs',
      taps: listTaps('/costs'),
      answer: {selector: '[data-costs] th', words: crown?.name ?? NO_ANSWER},
    },
    {
      wants: 'Get urgent help on a Saturday',
      taps: [{selector: `nav[aria-label="${layout.actionBar}"] a[href="${urgentHelp}"]`}],
      answer: {selector: '[data-urgent] h2', words: urgentCall.whileClosed},
      at: toMoment('2027-08-14', '22:00', practice.timeZone),
    },
    {
      wants: 'Fill in the forms for the first visit',
      taps: [
        ...listTaps('/new-patients'),
        {selector: `main a[href="${localize(NEW_PATIENT_FORMS_PATH)}"]`},
      ],
      answer: {selector: 'main input'},
    },
    {
      wants: 'Get to know the dentists',
      taps: listTaps('/our-dentist'),
      answer: {selector: 'main a[href*="/our-dentist/"]'},
    },
    {
      wants: 'Prepare for the first visit',
      taps: listTaps('/new-patients'),
      answer: {selector: 'main ol > li'},
    },
    {
      wants: 'Find out who comes along with a child',
      taps: listTaps('/new-patients'),
      answer: {selector: 'main h2', words: aboutChildren?.text ?? NO_ANSWER},
    },
    {
      wants: 'Find out how to cancel a visit',
      taps: listTaps('/new-patients'),
      answer: {selector: 'main p', words: getFactTexts(own)['cancellation.notice'] ?? NO_ANSWER},
    },
    {
      wants: 'See cases like mine',
      taps: [
        {selector: `main a[href="${localize(service?.path ?? '')}"]`},
        {selector: 'main a[href^="/smile-gallery?"]'},
      ],
      answer: {selector: 'main article h3'},
    },
  ];
  const hasPage = ({selector}: Spot) =>
    pages.some(({path}) => selector.includes(`[href="${path}"]`));
  return tasks.filter(
    ({taps, answer}) =>
      answer?.words !== NO_ANSWER &&
      taps.every((tap) => !tap.selector.includes('[href="') || hasPage(tap)),
  );
}
