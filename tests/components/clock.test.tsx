import {screen, within} from '@testing-library/react';
import {addDays, interpolate, weekdayOf} from '@dental/practice';
import {beforeAll, expect, it, vi} from 'vitest';
import FooterHours from '../../src/components/SiteFooter/FooterHours';
import PromotionBanner from '../../src/components/PromotionBanner';
import PromotionTicker from '../../src/components/SiteHeader/PromotionTicker';
import UrgentCall from '../../src/components/UrgentCall';
import WorkingHours from '../../src/components/WorkingHours';
import {type CurrentPage, PageContext} from '../../src/hooks/usePage';
import {PICTURE, site} from './support/data';
import {lookAgain, show} from './support/show';

/* What holds at which moment is in packages/practice/tests/officeState.test.ts and promotions.test.ts. */

const [promotion] = site.promotions.promotions;
const [closure] = site.hours.closures;
if (!promotion || !closure) throw new Error('The other practice needs a promotion and a closure.');
const words = site.labels.hours;
const {emergency} = site.labels;
const closedToday = interpolate(words.closedToday, {name: closure.name});

// A visitor's clock is far from that of the office.
beforeAll(() => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  return () => vi.unstubAllEnvs();
});

const rowOf = (text: string) => within(screen.getByRole('row', {name: new RegExp(text)}));

it('the promotion is there from its first minute at the office to its last, in the banner and at the top', () => {
  const page = {pictures: {'art/promotion': PICTURE}} as unknown as CurrentPage;
  show(
    <PageContext value={page}>
      <PromotionTicker />
      <PromotionBanner image="art/promotion">Welcome.</PromotionBanner>
    </PageContext>,
  );
  const ticker = () => screen.getAllByRole('link')[0]!.textContent;
  for (const [moment, isOn] of [
    [`${addDays(promotion.starts, -1)}T23:59:59`, false],
    [`${promotion.starts}T00:00:00`, true],
    [`${promotion.ends}T23:59:59`, true],
    [`${addDays(promotion.ends, 1)}T00:00:00`, false],
  ] as const) {
    lookAgain(moment);
    const {standing} = site.promotions;
    expect(screen.getByRole('heading').textContent, moment).toBe(
      isOn ? promotion.heading : standing,
    );
    expect(ticker(), moment).toBe(isOn ? `${promotion.ticker}${standing}` : standing);
    expect(screen.queryAllByRole('button'), moment).toHaveLength(isOn ? 1 : 0);
  }
});

it('a patient cannot look at the site as of another day', () => {
  window.history.replaceState(null, '', `/?on=${promotion.starts}`);
  show(<PromotionTicker />);
  lookAgain(`${addDays(promotion.starts, -1)}T12:00:00`);
  window.history.replaceState(null, '', '/');
  expect(screen.getByRole('link').textContent).toBe(site.promotions.standing);
});

it('the hours say what the office does now, and mark the day, by the clock at the office', () => {
  show(<WorkingHours />);
  const opens = (day: string, time: string) => interpolate(words.opens, {day, time});
  for (const [moment, state, today] of [
    ['2027-08-10T08:29:59', interpolate(words.opensToday, {time: '8:30 am'}), 'Tuesday'],
    ['2027-08-10T08:30:00', interpolate(words.openNow, {time: '5:45 pm'}), 'Tuesday'],
    ['2027-08-11T12:15:00', interpolate(words.reopens, {time: '1:15 pm'}), 'Wednesday'],
    ['2027-08-14T23:30:00', opens('Tuesday', '8:30 am'), 'Saturday'],
    ['2027-08-31T17:45:00', opens(words.tomorrow, '8:30 am'), 'Tuesday'],
    [
      `${closure.from}T10:00:00`,
      interpolate(words.closedUntil, {day: 'Saturday', name: closure.name}),
      closedToday,
    ],
  ] as const) {
    lookAgain(moment);
    expect(screen.getByText(state), moment).toBeDefined();
    rowOf(`${today}.*${words.today}|${words.today}.*${today}`);
  }
});

it('a day on which the office is closed has no opening hours in the table, nor in the week before', () => {
  show(<WorkingHours />);
  const times = () => rowOf(`^${weekdayOf(closure.from)}`).getByRole('cell').textContent;
  lookAgain(`${closure.from}T10:00:00`);
  expect(times()).toBe(closedToday);
  lookAgain(`${addDays(closure.from, -1)}T10:00:00`);
  expect(times()).toBe(interpolate(words.closedFor, {name: closure.name}));
});

it('the footer announces a closure for a week, and says it on the day', () => {
  show(<FooterHours />);
  for (const [day, said] of [
    [addDays(closure.from, -8), undefined],
    [addDays(closure.from, -7), `: ${closure.name}`],
    [addDays(closure.from, -1), `: ${closure.name}`],
    [closure.from, closedToday],
    [closure.to, closedToday],
    [addDays(closure.to, 1), undefined],
  ] as const) {
    lookAgain(`${day}T10:00:00`);
    if (said) expect(document.body.textContent, day).toContain(said);
    else expect(document.body.textContent, day).not.toContain(closure.name);
  }
});

it('of the two cases in which somebody needs help the one that holds comes first', () => {
  show(<UrgentCall />);
  for (const [moment, heading] of [
    ['2027-08-10T10:30', emergency.whileOpen],
    ['2027-08-10T20:30', emergency.whileClosed],
    ['2027-08-15T10:30', emergency.whileClosed],
    [`${closure.from}T10:30`, emergency.whileClosed],
  ] as const) {
    lookAgain(`${moment}:00`);
    expect(screen.getAllByRole('heading')[0]?.textContent, moment).toBe(heading);
  }
});
