import practice from '@generated/site-content/default/practice.json';
import {screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import Hero from '../../src/components/Hero';
import SiteHeader from '../../src/components/SiteHeader';
import PromotionTicker from '../../src/components/SiteHeader/PromotionTicker';
import {PageContext} from '../../src/hooks/usePage';
import {PAGE, PICTURE} from './support/data';
import {show} from './support/show';

/* Parts of the home page and the header that a practice can lack. */

afterEach(() => vi.restoreAllMocks());

describe('Hero', () => {
  const showHero = () =>
    show(
      <PageContext value={{...PAGE, pictures: {'art/hero': PICTURE}}}>
        <Hero image="art/hero" alt="A room" step="Call us.">
          Welcome.
        </Hero>
      </PageContext>,
    );

  it('leaves out the only language', () => {
    vi.spyOn(practice, 'languages', 'get').mockReturnValue(['English']);
    showHero();
    expect(screen.queryByText(/English/)).toBeNull();
  });

  it('has no button for a page that is missing', () => {
    vi.spyOn(practice, 'paths', 'get').mockReturnValue([]);
    showHero();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).not.toContain('/about-us');
  });
});

describe('PromotionTicker', () => {
  it('links nowhere without promotions', () => {
    vi.spyOn(practice, 'tickers', 'get').mockReturnValue([]);
    show(<PromotionTicker />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(practice.standing)).toBeTruthy();
  });
});

describe('SiteHeader', () => {
  it('shows a long name in smaller letters', () => {
    const name = 'North Shore Children’s Dentistry and Endodontics';
    vi.spyOn(practice, 'name', 'get').mockReturnValue(name);
    show(<SiteHeader />);
    expect(screen.getByText(name).dataset.long).toBe('true');
  });
});
