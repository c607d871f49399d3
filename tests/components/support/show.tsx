import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, Route} from 'react-router-dom';
import {toMoment} from '@dental/practice';
import {vi} from 'vitest';
import {site} from './data';

/** A visitor's current address, and navigation to another one. */
export interface Visit {
  address(): string;
  goTo(address: string): void;
}

/** Renders a part of a page at an address, as after hydration. */
export function show(part: ReactNode, address = '/'): Visit {
  const current = {address, push: undefined as ((to: string) => void) | undefined};
  render(
    <MemoryRouter initialEntries={[address]}>
      {part}
      <Route
        render={({history, location}) => {
          current.address = location.pathname + location.search;
          current.push = history.push;
          return null;
        }}
      />
    </MemoryRouter>,
  );
  return {address: () => current.address, goTo: (to) => act(() => current.push?.(to))};
}

/**
 * Sets the clock and returns the visitor to the open page.
 * @param moment the time at the practice, such as `2027-08-10T10:30`
 */
export function resetTime(moment: string): void {
  const [day = '', time = ''] = moment.split('T');
  vi.setSystemTime(toMoment(day, time, site.practice.timeZone));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
