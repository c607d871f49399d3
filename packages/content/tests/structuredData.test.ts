import {describe, expect, it} from 'vitest';
import type {PageKind} from '../src/schemas/pageFields';
import type {Page, Site} from '../src/site';
import {makeStructuredData, listVideoIds} from '../src/structuredData';
import type {Video} from '../src/videos';
import {makeExamplePage, makeExampleReview, makeExampleSite} from '@dental/testing/exampleSite';

type Thing = Record<string, unknown> & {'@type': string};

function listThings(site: Site, page: Page): Thing[] {
  // Serialized as in the page, without undefined values.
  return JSON.parse(JSON.stringify(makeStructuredData(site, page))) as Thing[];
}

function findThing(site: Site, page: Page, type: string): Thing | undefined {
  return listThings(site, page).find((candidate) => candidate['@type'] === type);
}

const home = makeExamplePage('home', '/');
const contact = makeExamplePage('page', '/contact-us');

describe('structuredData', () => {
  it.each<{path: string; kind: PageKind; types: string[]}>([
    {path: '/', kind: 'home', types: ['WebSite', 'Dentist']},
    {path: '/contact-us', kind: 'page', types: ['Dentist', 'BreadcrumbList']},
    {path: '/about-us', kind: 'page', types: ['BreadcrumbList']},
    {path: '/privacy-policy', kind: 'legal', types: ['BreadcrumbList']},
    {path: '/our-dentist/dr-ada-young', kind: 'dentist', types: ['BreadcrumbList', 'Person']},
    {path: '/our-staff/ann', kind: 'staff', types: ['BreadcrumbList']},
    {path: '/services/veneers', kind: 'service', types: ['BreadcrumbList', 'MedicalProcedure']},
    {
      path: '/services/veneers/thin',
      kind: 'sub-service',
      types: ['BreadcrumbList', 'MedicalProcedure'],
    },
  ])('describes $path with the right types', ({path, kind, types}) => {
    const page = makeExamplePage(kind, path);
    const things = listThings(makeExampleSite({pages: [page]}), page);
    expect(things.map((candidate) => candidate['@type'])).toEqual(types);
    for (const candidate of things) expect(candidate['@context']).toBe('https://schema.org');
  });

  it('contains no reviews or ratings', () => {
    const page = makeExamplePage('page', '/reviews', {
      body: {...contact.body, paragraphs: ['Reviews']},
    });
    const site = makeExampleSite({pages: [home, contact, page], reviews: [makeExampleReview()]});
    const all = JSON.stringify(
      [home, contact, page].map((candidate) => makeStructuredData(site, candidate)),
    );
    expect(all).not.toMatch(
      /"(Aggregate)?(Rating|Review)"|"(aggregateRating|reviewRating|reviews?)":/,
    );
  });
});

describe('structuredData: the practice', () => {
  const site = makeExampleSite({pages: [home, contact]});

  it.each([home, contact])('describes the practice on $path', (page) => {
    expect(findThing(site, page, 'Dentist')).toMatchObject({
      name: 'Example Dental',
      url: 'https://www.example.com',
      telephone: '+1 (602) 555-0100',
      email: 'hi@example.com',
      address: {
        streetAddress: '1 Main St',
        addressLocality: 'Mesa',
        addressRegion: 'AZ',
        postalCode: '85201',
      },
      geo: {latitude: 33.4, longitude: -111.8},
    });
  });

  it('lists opening hours without closed days', () => {
    const hours = findThing(site, home, 'Dentist')?.openingHoursSpecification as Thing[];
    const lines = hours.map((open) =>
      [open.dayOfWeek, open.opens, open.closes].map(String).join(' '),
    );
    expect(lines.map((line) => line.replace('https://schema.org/', ''))).toEqual([
      'Monday 12:00 20:30',
      'Tuesday 08:05 12:00',
      'Wednesday 08:05 12:00',
      'Thursday 08:05 12:00',
      'Sunday 00:00 01:00',
    ]);
  });

  it('splits the hours of a day with a break', () => {
    const week = site.hours.week.map((day) =>
      day.day === 'Monday' ? {...day, break: {from: '4:00 pm', to: '4:45 pm'}} : day,
    );
    const hours = findThing({...site, hours: {...site.hours, week}}, home, 'Dentist')
      ?.openingHoursSpecification as Thing[];
    expect(hours.slice(0, 2)).toMatchObject([
      {dayOfWeek: 'https://schema.org/Monday', opens: '12:00', closes: '16:00'},
      {dayOfWeek: 'https://schema.org/Monday', opens: '16:45', closes: '20:30'},
    ]);
  });

  it('lists closures as closed all day', () => {
    expect(findThing(site, home, 'Dentist')?.specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2027-02-01',
        validThrough: '2027-02-03',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('returns the price range, and none without costs', () => {
    const page = '/services/crowns';
    const depends = 'The material.';
    const unit = 'tooth' as const;
    const treatments = [
      {name: 'A crown', from: 990, to: 4800, unit, depends, page},
      {name: 'An exam', from: 95, to: 120, unit, depends, page},
    ];
    const costs = {...site.costs, groups: [{name: 'Teeth', treatments}]};
    expect(findThing({...site, costs}, home, 'Dentist')?.priceRange).toBe('$95 to $4,800');
    expect(findThing(site, home, 'Dentist')).not.toHaveProperty('priceRange');
  });

  it('links the website to the practice', () => {
    expect(findThing(site, home, 'WebSite')).toMatchObject({
      name: 'Example Dental',
      url: 'https://www.example.com',
      publisher: {'@id': findThing(site, home, 'Dentist')?.['@id']},
    });
  });

  it('lists the social profiles', () => {
    expect(findThing(site, home, 'Dentist')?.sameAs).toHaveLength(6);
  });
});

describe('structuredData: the breadcrumb', () => {
  const service = makeExamplePage('service', '/services/cosmetic', {navTitle: 'Cosmetic'});
  const page = makeExamplePage('sub-service', '/services/cosmetic/veneers', {navTitle: 'Veneers'});
  const site = makeExampleSite({
    pages: [home, makeExamplePage('page', '/services', {navTitle: 'Services'}), service, page],
  });

  it('numbers the steps from home to the page', () => {
    expect(findThing(site, page, 'BreadcrumbList')?.itemListElement).toEqual(
      [
        {name: 'Home', path: '/'},
        {name: 'Services', path: '/services'},
        {name: 'Cosmetic', path: '/services/cosmetic'},
        {name: 'Veneers', path: '/services/cosmetic/veneers'},
      ].map(({name, path}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `https://www.example.com${path}`,
      })),
    );
  });
});

describe('structuredData: a person', () => {
  const page = makeExamplePage('dentist', '/our-dentist/dr-ada-young', {
    name: 'Dr. Ada Young',
    expertise: 'Dentist',
    skills: [{title: 'Root canals', text: 'Gently.'}],
    languages: ['English', 'Spanish'],
  });

  it('links a dentist to the practice on the home page', () => {
    const site = makeExampleSite({pages: [home, page]});
    const person = findThing(site, page, 'Person');
    expect(person).toMatchObject({
      name: 'Dr. Ada Young',
      jobTitle: 'Dentist',
      knowsAbout: ['Root canals'],
      knowsLanguage: ['English', 'Spanish'],
    });
    expect(person?.worksFor).toEqual({'@id': findThing(site, home, 'Dentist')?.['@id']});
  });

  it('lists the schools and the license of a dentist', () => {
    const schools = [
      {degree: 'Doctor of Dental Medicine', school: 'Desert Willow University', year: 2010},
    ];
    const graduate = {...page, schools, license: {number: 'D012345', since: 2011}};
    expect(findThing(makeExampleSite({pages: [home, graduate]}), graduate, 'Person')).toMatchObject(
      {
        alumniOf: [{name: 'Desert Willow University'}],
        hasCredential: {credentialCategory: 'license', identifier: 'D012345'},
      },
    );
  });
});

describe('structuredData: a video', () => {
  const video: Video = {
    id: 'tour',
    title: 'The tour',
    description: 'A walk.',
    provider: 'file',
    source: 'tour-2027',
    image: 'posters/tour',
    seconds: 95,
    published: '2027-01-09',
  };
  const use = (name: string, attributes: Record<string, string>) => ({
    name,
    attributes,
    line: 1,
    names: Object.keys(attributes),
    hasWords: false,
    words: '',
  });
  const body = {
    ...contact.body,
    components: [
      use('Phone', {}),
      use('VideoEmbed', {id: 'tour'}),
      use('VideoModal', {id: 'tour'}),
    ],
  };
  const page = makeExamplePage('page', '/about-us', {body});

  it.each([
    {
      provider: 'file',
      source: 'tour-2027',
      address: {contentUrl: 'https://www.example.com/videos/tour-2027.mp4'},
    },
    {
      provider: 'youtube',
      source: 'abc',
      address: {
        embedUrl: expect.stringMatching(
          /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc/,
        ) as string,
      },
    },
    {
      provider: 'vimeo',
      source: '123',
      address: {
        embedUrl: expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/123/) as string,
      },
    },
  ] as const)(
    'returns the URL, length, and date of a $provider video',
    ({provider, source, address}) => {
      const site = makeExampleSite({pages: [page], videos: [{...video, provider, source}]});
      const videos = listThings(site, page).filter(
        (candidate) => candidate['@type'] === 'VideoObject',
      );
      expect(videos).toHaveLength(1);
      expect(videos[0]).toMatchObject({
        name: 'The tour',
        description: 'A walk.',
        duration: 'PT95S',
        ...address,
      });
      expect(String(videos[0]?.uploadDate)).toMatch(/^2027-01-09T/);
      expect(String(videos[0]?.thumbnailUrl)).toMatch(/^https:\/\/www\.example\.com\//);
    },
  );

  it('lists a video once for fields and text', () => {
    const service = makeExamplePage('service', '/services/x', {video: 'tour', body});
    expect(listVideoIds(service)).toEqual(['tour']);
    expect(listVideoIds(makeExamplePage('page', '/x'))).toEqual([]);
  });
});
