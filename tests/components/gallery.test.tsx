import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {
  GALLERY_OPTIONS,
  GALLERY_PAGE_SIZE,
  type GalleryFilter,
  interpolate,
  matchesFilter,
} from '@dental/practice';
import {describe, expect, it} from 'vitest';
import SmileGallery from '../../src/components/SmileGallery';
import {findChoiceWithoutCases} from '../support/gallery';
import {site} from './support/data';
import {show} from './support/show';

const labels = site.labels.gallery;
const GALLERY = '/smile-gallery';

const findMatches = (filter: GalleryFilter) =>
  site.cases.filter((smileCase) => matchesFilter(smileCase, filter));

/** Waits for exactly the cases that the specification's rules give for a page of the result. */
async function expectCases(filter: GalleryFilter, page = 1): Promise<void> {
  const matches = findMatches(filter);
  const start = (page - 1) * GALLERY_PAGE_SIZE;
  const headings = matches.slice(start, start + GALLERY_PAGE_SIZE).map(({heading}) => heading);
  await waitFor(() => {
    const caseHeadings = screen.queryAllByRole('heading', {level: 3});
    expect(caseHeadings.map(({textContent}) => textContent)).toEqual(headings);
    const summary = screen.getByRole('heading', {level: 2}).textContent;
    expect(summary).toMatch(new RegExp(`^${matches.length} cases?,`));
  });
}

type Field = keyof typeof GALLERY_OPTIONS;

const CHOICES = (Object.keys(GALLERY_OPTIONS) as Field[]).flatMap((field) =>
  GALLERY_OPTIONS[field].map((option) => ({field, option})),
);

describe('SmileGallery', () => {
  it.each(CHOICES)('shows the matching cases for $field $option', async ({field, option}) => {
    const filter = {[field]: option};
    show(<SmileGallery />, `${GALLERY}?${field}=${option}`);
    if (findMatches(filter).length > 0) await expectCases(filter);
    else await screen.findByText(labels.nothingText);
    expect(screen.getByLabelText<HTMLSelectElement>(labels[field]).value).toBe(option);
  });

  it.each([
    '?age=90-99&gender=cat&category=&page=x',
    '?age=90-99&gender=cat&category=',
    '?page=-1',
    '?page=0&color=red',
    '?page=2.5',
    '?gender=%3Cscript%3Ealert(1)%3C/script%3E',
    '?age[]=18-29',
    '?%E0%A4%A',
  ])('ignores invalid values in the address: %s', async (query) => {
    const {goTo} = show(<SmileGallery />, `${GALLERY}?gender=Male&age=nonsense&page=one`);
    await expectCases({gender: 'male'});
    goTo(GALLERY + query);
    await expectCases({});
  });

  it('changes pages by number and by Previous; Apply returns to the first', async () => {
    const {address} = show(<SmileGallery />, `${GALLERY}?gender=female`);
    await expectCases({gender: 'female'});
    const third = interpolate(labels.pageNumber, {page: 3});
    fireEvent.click(screen.getByRole('link', {name: third}));
    await expectCases({gender: 'female'}, 3);
    expect(screen.getByRole('link', {name: third}).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('link', {name: labels.previous}));
    await expectCases({gender: 'female'}, 2);
    fireEvent.submit(screen.getByRole('form'));
    await expectCases({gender: 'female'});
    expect(address()).toBe(`${GALLERY}?gender=female`);
  });

  it('links to all cases when no case matches the choice', async () => {
    show(<SmileGallery />, `${GALLERY}?${new URLSearchParams(findChoiceWithoutCases(site.cases))}`);
    const card = (await screen.findByText(labels.nothingText)).parentElement!;
    fireEvent.click(within(card).getByRole('link', {name: labels.clear}));
    await expectCases({});
  });

  it('keeps a choice without applying it until the visitor presses Apply', async () => {
    const {address} = show(<SmileGallery />, GALLERY);
    fireEvent.change(screen.getByLabelText(labels.gender), {target: {value: 'male'}});
    await expectCases({});
    expect(address()).toBe(GALLERY);
    fireEvent.submit(screen.getByRole('form'));
    await expectCases({gender: 'male'});
    expect(address()).toBe(`${GALLERY}?gender=male`);
  });
});
