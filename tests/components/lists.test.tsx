import {fireEvent, render, screen} from '@testing-library/react';
import {addDays, interpolate, longDate} from '@dental/practice';
import {thirdPartyTable} from '@dental/vendors';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import CostRanges from '../../src/components/CostRanges';
import InsurancePlans from '../../src/components/InsurancePlans';
import {standingOn} from '../../src/components/InsurancePlans/plans';
import ThirdParties from '../../src/components/ThirdParties';
import {site} from './support/data';
import {lookAgain, show} from './support/show';

/* What holds on which day is in packages/practice/tests/days.test.ts, and what is found in tests/unit/components/insurance.test.ts. */

const {costs, insurance} = site;
const labels = site.labels.insurance;
const inOrder = [...insurance.plans].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const plans = () => screen.queryAllByRole('listitem');
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText(labels.search), {target: {value}});

it('two letters find a plan, and what is on no list leads to a call', () => {
  show(<InsurancePlans />);
  const [first] = inOrder;
  type(first!.name.slice(0, 2).toLowerCase());
  expect(plans().map(({textContent}) => textContent)).toEqual([
    expect.stringContaining(first!.name),
  ]);
  expect(screen.getByRole('status').textContent).toBe(labels.foundOne);
  type('zz qq');
  expect(plans()).toEqual([]);
  expect(screen.getByRole('heading').textContent).toBe(
    interpolate(labels.notFound, {typed: 'zz qq'}),
  );
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  type('');
  expect(plans()).toHaveLength(insurance.plans.length);
});

it('letters that were typed before any script came find a plan when they come', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<InsurancePlans />);
  expect(plans()).toHaveLength(insurance.plans.length);
  screen.getByLabelText<HTMLInputElement>(labels.search).value = 'zz qq';
  render(<InsurancePlans />, {container: place, hydrate: true});
  expect(plans()).toEqual([]);
});

describe.each([
  [91, 'may be relied on'],
  [181, 'leads to a call'],
])('what was confirmed %i days ago %s:', (days) => {
  const isOld = days > 180;
  const note = () => document.querySelector(`[data-confirmed="${!isOld}"]`);

  it('a plan', () => {
    show(<InsurancePlans />);
    const today = addDays(insurance.confirmed, days);
    lookAgain(`${today}T10:00:00`);
    const {inNetwork, outOfNetwork, ask, confirm} = labels;
    const WORDS = {'in-network': inNetwork, 'out-of-network': outOfNetwork, ask, confirm};
    for (const [index, plan] of inOrder.entries())
      expect(plans()[index]?.textContent).toContain(WORDS[standingOn(plan, insurance, today)]);
    expect(note()?.textContent).toContain(longDate(insurance.confirmed));
  });

  it('a cost', () => {
    show(<CostRanges />);
    lookAgain(`${addDays(costs.confirmed, days)}T10:00:00`);
    expect(note()?.textContent).toContain(longDate(costs.confirmed));
    expect(note()?.querySelectorAll('a[href^="tel:"]')).toHaveLength(isOld ? 1 : 0);
  });
});

it('the privacy page names every outside host, whose it is, what for, when, and the agreement', () => {
  show(<ThirdParties />);
  const companies = thirdPartyTable(site);
  expect(companies.length).toBeGreaterThan(0);
  const rows = [...document.querySelectorAll('tbody tr')].map(({textContent}) => textContent);
  expect(rows).toHaveLength(companies.length);
  for (const [index, {hosts, owner, purpose, pages, contacted}] of companies.entries())
    for (const words of [...hosts, owner, purpose, pages, contacted])
      expect(rows[index]).toContain(words);
});
