import type {Page} from 'playwright/test';
import {parseNoticeTime, toPhoneLink} from '@dental/practice';
import {isOpenInData, type OpeningData} from '../support/openingData';
import {type DayState, ON_CALL_PHONE, PHONES_OF_NOTICES, USUAL_PHONE} from './dayStates';

/** Everything about the hours that a page shows, as far as it shows it. */
export interface View {
  state: string[];
  row: string[];
  footer: string;
  notices: string[];
  phones: string[];
  /** The links that call the help while the office is closed. */
  onCall: string[];
  dataPhone: string;
  isOpenInData: boolean;
  urgent: string[];
}

/** Reads what is visible on a page at a moment. */
export async function readView(page: Page, {at, row: [weekday]}: DayState): Promise<View> {
  const view = await page.evaluate(
    ({day, numbers}) => {
      type PracticeData = OpeningData & {telephone?: string};
      const find = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility({visibilityProperty: true}),
        );
      const getText = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim();
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({textContent}) => JSON.parse(textContent) as PracticeData)
        .find(({telephone}) => telephone);
      return {
        state: find('main p[data-print=hide]:not(:has(a))').map(getText).filter(Boolean),
        row: find('main tr')
          .filter((tableRow) => getText(tableRow).startsWith(day))
          .map((tableRow) => getText(tableRow.querySelector('td')!)),
        footer: find('footer p[data-clock]').map(getText).join(' '),
        notices: find('.notice strong').map(getText),
        phones: [
          ...new Set(
            [...document.querySelectorAll('[href^="tel:"]')]
              .filter((link) => !link.closest('.notice, [data-after-hours]'))
              .map((link) => link.getAttribute('href')!),
          ),
        ].filter((href) => numbers.includes(href)),
        onCall: [
          ...new Set(
            [
              ...document.querySelectorAll<HTMLAnchorElement>(
                'a[data-after-hours], [data-after-hours] a',
              ),
            ].map(({href}) => href),
          ),
        ],
        urgent: find('[data-urgent] [data-when]').map((part) => part.dataset.when!),
        data,
      };
    },
    {day: weekday, numbers: [USUAL_PHONE, ...PHONES_OF_NOTICES].map(toPhoneLink)},
  );
  const {data, ...rest} = view;
  return {
    ...rest,
    dataPhone: (data?.telephone ?? '').replace('+1 ', ''),
    isOpenInData: data !== undefined && isOpenInData(data, parseNoticeTime(at)),
  };
}

/** Returns the differences between a page and the expected words. */
export function findFaults(view: View, expected: DayState, path: string): string[] {
  const isOpen = expected.state.startsWith('Open now');
  const {state, row, footer = '', notices = [], phone, isUndecided = false} = expected;
  const cases = isUndecided ? ['open', 'closed'] : [isOpen ? 'open' : 'closed'];
  const entries: [keyof View, unknown, unknown][] = [
    ['state', [...new Set(view.state)], [state]],
    ['footer', view.footer, footer],
    ['notices', view.notices, notices],
    ['phones', view.phones, [toPhoneLink(phone)]],
    ['onCall', view.onCall, [toPhoneLink(ON_CALL_PHONE)]],
  ];
  if (path === '/urgent-help') entries.push(['urgent', view.urgent, cases]);
  else {
    entries.push(['dataPhone', view.dataPhone, phone]);
    entries.push(['row', view.row.map((text) => text.includes(row[1]) || text), [true]]);
    if (!isUndecided) entries.push(['isOpenInData', view.isOpenInData, isOpen]);
  }
  return entries
    .filter(([, actual, right]) => JSON.stringify(actual) !== JSON.stringify(right))
    .map(([name, actual, right]) => {
      const difference = `${JSON.stringify(actual)} instead of ${JSON.stringify(right)}`;
      return `${expected.at}, ${path}, ${name}: ${difference}`;
    });
}
