import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {
  GALLERY_OPTIONS,
  GALLERY_PAGE_SIZE,
  type GalleryFilter,
  interpolate,
  matchesFilter,
} from '@dental/practice';
import {expect, it} from 'vitest';
import SmileGallery from '../../src/components/SmileGallery';
import {choiceWithoutCases} from '../support/gallery';
import {site} from './support/data';
import {show} from './support/show';

const labels = site.labels.gallery;
const GALLERY = '/smile-gallery';
const matching = (filter: GalleryFilter) =>
  site.cases.filter((record) => matchesFilter(record, filter));

/** The cases on a page of a result are those that the rules of the specification give. */
async function shows(filter: GalleryFilter, page = 1): Promise<void> {
  const all = matching(filter);
  const shown = all
    .slice((page - 1) * GALLERY_PAGE_SIZE, page * GALLERY_PAGE_SIZE)
    .map(({heading}) => heading);
  await waitFor(() => {
    expect(
      screen.queryAllByRole('heading', {level: 3}).map(({textContent}) => textContent),
    ).toEqual(shown);
    expect(screen.getByRole('heading', {level: 2}).textContent).toMatch(
      new RegExp(`^${all.length} cases?,`),
    );
  });
}

const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;
const OPTIONS = Object.entries(GALLERY_OPTIONS).flatMap(([field, options]) =>
  options.map((option) => [field as keyof typeof GALLERY_OPTIONS, option] as const),
);

it.each(OPTIONS)('whoever asks for %s %s finds the cases that match', async (field, option) => {
  show(<SmileGallery />, `${GALLERY}?${field}=${option}`);
  if (matching({[field]: option}).length > 0) await shows({[field]: option});
  else await screen.findByText(labels.nothingText);
  expect(chosen(labels[field])).toBe(option);
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
])('nonsense in the address is ignored: %s', async (query) => {
  const {goTo} = show(<SmileGallery />, `${GALLERY}?gender=Male&age=nonsense&page=one`);
  await shows({gender: 'male'});
  goTo(GALLERY + query);
  await shows({});
});

it('a page of the result has the same cases by its number as by Next, and Apply starts again at the first', async () => {
  const {address} = show(<SmileGallery />, `${GALLERY}?gender=female`);
  await shows({gender: 'female'});
  const third = interpolate(labels.pageNumber, {page: 3});
  fireEvent.click(screen.getByRole('link', {name: third}));
  await shows({gender: 'female'}, 3);
  expect(screen.getByRole('link', {name: third}).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByRole('link', {name: labels.previous}));
  await shows({gender: 'female'}, 2);
  fireEvent.submit(screen.getByRole('form'));
  await shows({gender: 'female'});
  expect(address()).toBe(`${GALLERY}?gender=female`);
});

it('a choice that no case matches is said, with the way back to all of them', async () => {
  show(<SmileGallery />, `${GALLERY}?${new URLSearchParams(choiceWithoutCases(site.cases))}`);
  const card = (await screen.findByText(labels.nothingText)).parentElement!;
  fireEvent.click(within(card).getByRole('link', {name: labels.clear}));
  await shows({});
});

it('a choice is held until Apply', async () => {
  const {address} = show(<SmileGallery />, GALLERY);
  fireEvent.change(screen.getByLabelText(labels.gender), {target: {value: 'male'}});
  await shows({});
  expect(address()).toBe(GALLERY);
  fireEvent.submit(screen.getByRole('form'));
  await shows({gender: 'male'});
  expect(address()).toBe(`${GALLERY}?gender=male`);
});
