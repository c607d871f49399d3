import {fireEvent, render, screen} from '@testing-library/react';
import {addDays, interpolate, formatLongDate} from '@dental/practice';
import {createThirdPartyTable} from '@dental/vendors';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {describe, expect, it} from 'vitest';
import CostRanges from '../../src/components/CostRanges';
import FirstVisitOffer from '../../src/components/FirstVisitOffer';
import InsurancePlans from '../../src/components/InsurancePlans';
import {getConfirmedDay} from '../../src/components/InsurancePlans/plans';
import Offers from '../../src/components/Offers';
import ThirdParties from '../../src/components/ThirdParties';
import PeopleList from '../../src/templates/parts/PeopleList';
import {site} from './support/data';
import {resetTime, show} from './support/show';

/* The rules are tested in packages/practice/tests/days.test.ts, and the search for plans in
   tests/unit/components/insurance.test.ts. */

const {costs, insurance} = site;
const labels = site.labels.insurance;
const sortedPlans = [...insurance.plans].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const listPlans = () => screen.queryAllByRole('listitem');
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText(labels.search), {target: {value}});

/** The page as the build writes it, before any script runs. */
function renderBuiltHtml(part: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<MemoryRouter>{part}</MemoryRouter>);
  return container;
}

describe('PeopleList', () => {
  it('renders no list for a person without colleagues', () => {
    expect(renderBuiltHtml(<PeopleList people={[]} />).innerHTML).toBe('');
  });
});

describe('InsurancePlans', () => {
  it('finds a plan by two letters, or else offers a call', () => {
    show(<InsurancePlans />);
    const [first] = sortedPlans;
    type(first!.name.slice(0, 2).toLowerCase());
    expect(listPlans().map(({textContent}) => textContent)).toEqual([
      expect.stringContaining(first!.name),
    ]);
    expect(screen.getByRole('status').textContent).toBe(labels.foundOne);
    type('zz qq');
    expect(listPlans()).toEqual([]);
    expect(screen.getByRole('heading').textContent).toBe(
      interpolate(labels.notFound, {typed: 'zz qq'}),
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/costs', expect.stringMatching(/^tel:/)]);
    type('');
    expect(listPlans()).toHaveLength(insurance.plans.length);
  });

  it('shows the status of a plan before its other names', () => {
    show(<InsurancePlans />);
    const texts = listPlans().map(({textContent}) => textContent);
    for (const {name, alsoCalled = []} of insurance.plans) {
      const text = texts.find((candidate) => candidate.startsWith(name));
      expect(text?.endsWith(alsoCalled.join(', ')), name).toBe(true);
    }
  });

  it('applies text that was typed before hydration', () => {
    const container = renderBuiltHtml(<InsurancePlans />);
    expect(listPlans()).toHaveLength(insurance.plans.length);
    screen.getByLabelText<HTMLInputElement>(labels.search).value = 'zz qq';
    render(<InsurancePlans />, {container, hydrate: true, wrapper: MemoryRouter});
    expect(listPlans()).toEqual([]);
    type('');
    expect(listPlans()).toHaveLength(insurance.plans.length);
  });
});

describe('FirstVisitOffer', () => {
  const {offers} = site.policies;

  it('disappears after its last day, as all offers do', () => {
    const {ends, firstVisitDollars} = offers!;
    show(
      <>
        <FirstVisitOffer />
        <Offers heading="Offers" lead="Lead">
          <p>Text</p>
        </Offers>
      </>,
    );
    resetTime(`${ends}T23:00:00`);
    expect(document.body.textContent).toContain(`$${firstVisitDollars}`);
    expect(document.body.textContent).toContain(formatLongDate(ends));
    expect(screen.getByRole('heading', {name: 'Offers'})).toBeTruthy();
    resetTime(`${addDays(ends, 1)}T01:00:00`);
    expect(document.body.textContent).toBe('');
  });
});

describe.each([
  {days: 91, isReliable: true},
  {days: 180, isReliable: true},
  {days: 181, isReliable: false},
])('a list confirmed $days days ago', ({days, isReliable}) => {
  const findNote = () => document.querySelector(`[data-confirmed="${isReliable}"]:not([hidden])`);
  const readVisible = (node: Element | undefined) =>
    [...(node?.children ?? [])]
      .filter((child) => !(child as HTMLElement).hidden)
      .map(({textContent}) => textContent)
      .join(' ');

  it(`shows ${isReliable ? 'the standing of each plan' : 'that plans need confirmation'}`, () => {
    show(<InsurancePlans />);
    const today = addDays(insurance.confirmed, days);
    resetTime(`${today}T10:00:00`);
    const standingLabels = {
      'in-network': labels.inNetwork,
      'out-of-network': labels.outOfNetwork,
      ask: labels.ask,
      confirm: labels.confirm,
    };
    for (const [index, plan] of sortedPlans.entries()) {
      const isCurrent = today <= addDays(getConfirmedDay(plan, insurance), 180);
      const label = standingLabels[isCurrent ? plan.standing : 'confirm'];
      expect(readVisible(listPlans()[index])).toContain(label);
      expect(document.querySelectorAll('[data-confirmed]:not([hidden])')).toHaveLength(1);
    }
    expect(findNote()?.textContent).toContain(formatLongDate(insurance.confirmed));
  });

  it(`shows costs ${isReliable ? 'without' : 'with'} a request to call`, () => {
    show(<CostRanges />);
    resetTime(`${addDays(costs.confirmed, days)}T10:00:00`);
    expect(findNote()?.textContent).toContain(formatLongDate(costs.confirmed));
    expect(findNote()?.querySelectorAll('a[href^="tel:"]')).toHaveLength(isReliable ? 0 : 1);
  });
});

describe('ThirdParties', () => {
  it('lists the hosts, owner, purpose, pages, and trigger of each third party', () => {
    show(<ThirdParties />);
    const companies = createThirdPartyTable(site);
    expect(companies.length).toBeGreaterThan(0);
    const rows = [...document.querySelectorAll('tbody tr')].map(({textContent}) => textContent);
    expect(rows).toHaveLength(companies.length);
    for (const [index, company] of companies.entries()) {
      const {hosts, owner, purpose, pages, contacted} = company;
      for (const text of [...hosts, owner, purpose, pages, contacted])
        expect(rows[index]).toContain(text);
    }
  });
});
