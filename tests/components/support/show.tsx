import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, Route} from 'react-router-dom';
import {momentOf} from '@dental/practice';
import {vi} from 'vitest';
import {site} from './data';

/** Where the visitor is in the site, and the way to another address. */
export interface Visit {
  address(): string;
  goTo(address: string): void;
}

/** Shows a part of a page at an address, as after hydration. */
export function show(part: ReactNode, address = '/'): Visit {
  const now = {address, push: undefined as ((to: string) => void) | undefined};
  render(
    <MemoryRouter initialEntries={[address]}>
      {part}
      <Route
        render={({history, location}) => {
          Object.assign(now, {address: location.pathname + location.search, push: history.push});
          return null;
        }}
      />
    </MemoryRouter>,
  );
  return {address: () => now.address, goTo: (to) => act(() => now.push?.(to))};
}

/** Lets the visitor come back to the page at another moment, such as `2027-08-10T10:30`, by the clock of the practice. */
export function lookAgain(moment: string): void {
  const [day = '', time = ''] = moment.split('T');
  vi.setSystemTime(momentOf(day, time, site.practice.timeZone));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
