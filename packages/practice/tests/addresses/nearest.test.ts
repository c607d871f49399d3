import {describe, expect, it} from 'vitest';
import {createAddressBook} from '../../src/addresses/book';
import {findNearestPages, findRemovedAddresses} from '../../src/addresses/nearest';

const book = createAddressBook([
  {path: '/', redirectFrom: ['/home']},
  {path: '/about-us', redirectFrom: ['/our-practice']},
  {path: '/services'},
  {path: '/services/cosmetic-dentistry'},
  {path: '/services/cosmetic-dentistry/veneers', redirectFrom: ['/procedures/porcelain-veneers']},
  {path: '/our-staff'},
  {path: '/our-staff/rosa'},
]);

describe('findNearestPages', () => {
  it.each([
    {path: '/abuot-us', page: '/about-us'},
    {path: '/About-Us-2', page: '/about-us'},
    {path: '/veneers', page: '/services/cosmetic-dentistry/veneers'},
    {path: '/veneer.php', page: '/services/cosmetic-dentistry/veneers'},
    {path: '/porcelain-veneer', page: '/services/cosmetic-dentistry/veneers'},
    {path: '/our-practise', page: '/about-us'},
    {path: '/services/cosmetic', page: '/services/cosmetic-dentistry'},
  ])('suggests $page first for $path', ({path, page}) => {
    expect(findNearestPages(book, path)[0]).toBe(page);
  });

  it.each(['/', '/xyzzy', '/%zz', '/..', `/${'a'.repeat(5_000)}`])(
    'suggests nothing for the path %s',
    (path) => {
      expect(findNearestPages(book, path)).toEqual([]);
    },
  );

  it('suggests up to three pages, each once', () => {
    const pages = findNearestPages(book, '/services/cosmetic-dentistry/veners');
    expect(pages.length).toBeLessThanOrEqual(3);
    expect(new Set(pages).size).toBe(pages.length);
    for (const path of pages) expect([...book.pages]).toContain(path);
  });

  it('excludes the home page, which every page links to', () => {
    expect(findNearestPages(book, '/hom')).not.toContain('/');
  });

  it('prefers an almost equal address to an equal last step', () => {
    const pages = [{path: '/archive/new-patient-forms'}, {path: '/new-patients-forms'}];
    expect(findNearestPages(createAddressBook(pages), '/new-patient-forms')).toEqual([
      '/new-patients-forms',
      '/archive/new-patient-forms',
    ]);
  });

  it('takes the nearest of the names of a page', () => {
    const pages = [{path: '/team'}, {path: '/about-us', redirectFrom: ['/staff', '/teams']}];
    expect(findNearestPages(createAddressBook(pages), '/teamss')).toEqual(['/about-us', '/team']);
  });

  it('includes a page exactly at the limit, and none beyond it', () => {
    const short = createAddressBook([{path: '/abcd'}]);
    expect(findNearestPages(short, '/abxy', {limit: 0.4})).toEqual(['/abcd']);
    expect(findNearestPages(short, '/abxy', {limit: 0.39})).toEqual([]);
  });
});

describe('findRemovedAddresses', () => {
  const makeOwnPath = (path: string) => new Map([[path, path]]);

  it.each(['/', '/home', '/about-us/', '/About-Us', '/services.html'])(
    'ignores %s, which still has a page or a redirect',
    (path) => {
      expect(findRemovedAddresses(makeOwnPath(path), book)).toEqual([]);
    },
  );

  it.each([
    {path: '/our-staff/maria', replacement: '/our-staff'},
    {
      path: '/services/cosmetic-dentistry/veneer',
      replacement: '/services/cosmetic-dentistry/veneers',
    },
    {path: '/gone', replacement: '/'},
  ])('reports the removed address $path with its replacement $replacement', (address) => {
    expect(findRemovedAddresses(makeOwnPath(address.path), book)).toEqual([address]);
  });

  it.each([
    {path: '/contact', replacement: '/contact-us'},
    {path: '/contact.html', replacement: '/contact-us'},
    {path: '/es/contacto', replacement: '/es/contact-us'},
    {path: '/office-directions', replacement: '/contact-us'},
    {path: '/the-doctors', replacement: '/our-dentist'},
    {path: '/emergency-dentist', replacement: '/services/emergency-dentistry'},
    {path: '/dental-implants-gilbert-az', replacement: '/services/dental-implants'},
    {path: '/crowns-and-bridges', replacement: '/services/dental-crowns'},
    {path: '/blog/how-often-to-floss', replacement: '/'},
  ])('suggests $replacement, with the words of $path', ({path, replacement}) => {
    const usual = createAddressBook([
      {path: '/'},
      {path: '/contact-us'},
      {path: '/es'},
      {path: '/es/contact-us'},
      {path: '/our-dentist'},
      {path: '/services'},
      {path: '/services/dental-crowns'},
      {path: '/services/dental-implants'},
      {path: '/services/emergency-dentistry'},
    ]);
    expect(findRemovedAddresses(makeOwnPath(path), usual)).toEqual([{path, replacement}]);
  });

  it('suggests the former target of a removed redirect', () => {
    expect(findRemovedAddresses(new Map([['/smile-makeovers', '/services']]), book)).toEqual([
      {path: '/smile-makeovers', replacement: '/services'},
    ]);
  });

  it('suggests only candidates', () => {
    const withFurtherPages = createAddressBook(
      [{path: '/'}, {path: '/smile-gallery'}],
      ['/smile-gallery/page/2'],
    );
    const candidates = createAddressBook([{path: '/'}, {path: '/smile-gallery'}]);
    expect(
      findRemovedAddresses(makeOwnPath('/smile-gallery/page/7'), withFurtherPages, candidates),
    ).toEqual([{path: '/smile-gallery/page/7', replacement: '/smile-gallery'}]);
  });

  it('lists the addresses in alphabetical order', () => {
    const previous = new Map([
      ['/zebra', '/services'],
      ['/apple', '/services'],
    ]);
    expect(findRemovedAddresses(previous, book).map(({path}) => path)).toEqual([
      '/apple',
      '/zebra',
    ]);
  });
});
