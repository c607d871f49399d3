import {screen} from '@testing-library/react';
import {addDays, interpolate} from '@dental/practice';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import PromotionBanner from '../../src/components/PromotionBanner';
import PromotionTicker from '../../src/components/SiteHeader/PromotionTicker';
import WorkingHours from '../../src/components/WorkingHours';
import {PageContext} from '../../src/hooks/usePage';
import {PAGE, PICTURE, site} from './support/data';
import {resetTime, show} from './support/show';

/*
 * The rules are tested in packages/practice/tests, and what a page says of the office at sixty
 * moments in tests/copies/truthOfTheDay.test.ts.
 */

const [promotion] = site.promotions.promotions;
const [closure] = site.hours.closures;
if (!promotion || !closure) throw new Error('The other practice needs a promotion and a closure.');
const {standing} = site.promotions;
const {hours: labels} = site.labels;
const closedToday = interpolate(labels.closedToday, {name: closure.name});

const getDayBefore = (day: string) => addDays(day, -1);
const getDayAfter = (day: string) => addDays(day, 1);

// A visitor's time zone far from that of the office.
beforeAll(() => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  return () => vi.unstubAllEnvs();
});

describe('promotion', () => {
  it('shows in banner and ticker from its first minute to its last', () => {
    const page = {...PAGE, pictures: {'art/promotion': PICTURE}};
    show(
      <PageContext value={page}>
        <PromotionTicker />
        <PromotionBanner image="art/promotion">Welcome.</PromotionBanner>
      </PageContext>,
    );
    const getTicker = () =>
      [...(screen.getAllByRole('link')[0]?.children ?? [])]
        .filter((line) => !(line as HTMLElement).hidden)
        .map(({textContent}) => textContent)
        .join('');
    // The styles hide all but the first of these.
    const getHeading = () => screen.getAllByRole('heading')[0]?.textContent;
    const moments = [
      {moment: `${getDayBefore(promotion.starts)}T23:59:59`, isOn: false},
      {moment: `${promotion.starts}T00:00:00`, isOn: true},
      {moment: `${promotion.ends}T23:59:59`, isOn: true},
      {moment: `${getDayAfter(promotion.ends)}T00:00:00`, isOn: false},
    ];
    for (const {moment, isOn} of moments) {
      resetTime(moment);
      const heading = isOn ? promotion.heading : standing;
      expect(getHeading(), moment).toBe(heading);
      expect(getTicker(), moment).toBe(isOn ? `${promotion.ticker}${standing}` : standing);
      expect(screen.queryAllByRole('button'), moment).toHaveLength(isOn ? 1 : 0);
    }
  });

  it('ignores the day in the address on the site for patients', () => {
    window.history.replaceState(null, '', `/?on=${promotion.starts}`);
    show(<PromotionTicker />);
    resetTime(`${getDayBefore(promotion.starts)}T12:00:00`);
    window.history.replaceState(null, '', '/');
    const lines = [...screen.getByRole('link').children];
    expect(lines.filter((line) => !(line as HTMLElement).hidden)).toHaveLength(1);
    expect(lines.at(-1)?.textContent).toBe(standing);
  });
});

describe('WorkingHours', () => {
  const findRow = (pattern: string) => screen.getByRole('row', {name: new RegExp(pattern)});

  it('shows the state and the day by the clock of the office', () => {
    show(<WorkingHours />);
    const moments = [
      {
        moment: '2027-08-10T08:30:00',
        state: interpolate(labels.openNow, {time: '5:45 pm'}),
        today: 'Tuesday',
      },
      {
        moment: `${closure.from}T10:00:00`,
        state: interpolate(labels.closedUntil, {day: 'Saturday', name: closure.name}),
        today: closedToday,
      },
    ];
    for (const {moment, state, today} of moments) {
      resetTime(moment);
      expect(screen.getByText(state), moment).toBeDefined();
      expect(findRow(`${today}.*${labels.today}|${labels.today}.*${today}`), moment).toBeDefined();
    }
  });

  it('lists a closure until the end of its last day', () => {
    show(<WorkingHours />);
    const isListed = () =>
      screen.getByText(closure.name, {selector: 'dt'}).closest('[hidden]') === null;
    resetTime(`${closure.to}T23:59:59`);
    expect(isListed()).toBe(true);
    resetTime(`${getDayAfter(closure.to)}T00:00:00`);
    expect(isListed()).toBe(false);
  });
});
