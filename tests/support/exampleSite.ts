import type {Page, PageKind, Review, Site, SmileCase} from '@dental/content';

/** A page of the example site; a test says only what it is about. */
export function examplePage<Kind extends PageKind>(
  kind: Kind,
  path: string,
  fields: Partial<Page<Kind>> = {},
): Page<Kind> {
  return {
    kind,
    path,
    file: `pages-content${path}.mdx`,
    title: `The title of ${path}`,
    description: `What ${path} is about.`,
    heading: `The heading of ${path}`,
    body: {components: [], headings: [], links: [], images: [], paragraphs: [], words: []},
    ...fields,
  } as unknown as Page<Kind>;
}

/** A case of the example site. */
export function exampleCase(fields: Partial<SmileCase> = {}): SmileCase {
  return {
    id: 1,
    heading: 'A chipped tooth',
    age: '18 - 29',
    gender: 'Female',
    treatment: 'Bonding',
    category: 'chipped-front-tooth',
    beforeImage: 'cases/01-before',
    afterImage: 'cases/01-after',
    file: 'pages-content/_cases/01-chip.mdx',
    descriptions: ['It broke.'],
    ...fields,
  };
}

/** A review of the example site. */
export function exampleReview(fields: Partial<Review> = {}): Review {
  return {
    id: 1,
    name: 'R.T.',
    source: 'Google',
    date: 'October 3, 2026',
    file: 'pages-content/_reviews/01-rt.mdx',
    paragraphs: ['Kind people.'],
    ...fields,
  };
}

/** A small practice that is not ours, so that a test fails if a fact is typed into the code. */
export function exampleSite(fields: Partial<Site> = {}): Site {
  const closed = (day: string) => ({day, closed: true});
  const open = (day: string, opens: string, closes: string) => ({day, opens, closes});
  const site = {
    practice: {
      name: 'Example Dental',
      tagline: 'Teeth, kindly.',
      leadDentist: 'dr-ada-young',
      site: 'https://www.example.com',
      phone: '(602) 555-0100',
      email: 'hi@example.com',
      address: {street: '1 Main St', city: 'Mesa', state: 'AZ', zip: '85201'},
      geo: {latitude: 33.4, longitude: -111.8},
      links: {
        booking: 'https://book.example.com/',
        payments: 'https://pay.example.com/',
        financingApplication: 'https://apply.example.com/',
        blog: 'https://blog.example.com/',
        map: 'https://maps.example.com/x',
      },
      social: [1, 2, 3, 4, 5, 6].map((n) => ({name: `Net ${n}`, icon: 'x', url: `https://net${n}.example.com/`})),
      newPatientForms: '/forms/x.pdf',
      languages: ['English', 'Navajo'],
    },
    hours: {
      note: 'Ring the bell',
      week: [
        open('Monday', '12:00 pm', '8:30 pm'),
        open('Tuesday', '8:05 am', '12:00 pm'),
        open('Wednesday', '8:05 am', '12:00 pm'),
        open('Thursday', '8:05 am', '12:00 pm'),
        closed('Friday'),
        closed('Saturday'),
        open('Sunday', '12:00 am', '1:00 am'),
      ],
      closures: [{name: 'Fair', from: '2027-02-01', to: '2027-02-03'}],
    },
    policies: {
      arrival: {fromMinutes: 11, toMinutes: 22},
      cancellation: {noticeHours: 33, feeDollars: 44},
      discounts: {paidInFullPercent: 6, cashOrCheckPercent: 7},
      financing: {
        downPaymentPercent: 20,
        interestRule: 'yearly-on-falling-balance',
        plans: [
          {months: 3, interestPercent: 12},
          {months: 24, interestPercent: 9},
        ],
        partner: 'Lender',
        partnerMinimumCreditScore: 555,
      },
      payments: {accepted: ['cash'], insurance: 'some plans'},
      terms: {minimumAge: 21, governingLaw: 'Utah'},
      privacy: {disclosureRecordsSince: '2001-12-31', requestLimitYears: 8},
    },
    claims: {
      cleaningInterval: 'every nine months',
      cleaningsPerYear: '1 to 3',
      xrayReduction: '60% to 70%',
      xrayReductionLow: '60%',
      crownLife: '4 to 9 years',
      bridgeVisits: 'three',
      sedationTraining: '77 hours',
      knockedOutTooth: 'Pick it up by the white part and keep it in milk.',
      lostCrown: 'A lost crown can wait until the next business day if nothing hurts.',
    },
    promotions: {standing: 'Welcome.', promotions: []},
    videos: [],
    testimonials: [],
    facility: [],
    paymentPartners: [],
    insurance: {confirmed: '2026-11-01', plans: []},
    costs: {confirmed: '2026-11-01', groups: []},
    integrations: {
      forms: {vendor: 'netlify'},
      chat: {vendor: 'text-us', number: '(602) 555-0100'},
      financing: {vendor: 'carecredit', customLink: 'https://www.carecredit.com/go/ABC123/'},
      map: {vendor: 'openstreetmap'},
    },
    thirdParties: {agreements: {}, links: []},
    forms: {
      contact: {send: 'Send', fields: []},
      virtual: {send: 'Send', fields: []},
      newsletter: {send: 'Subscribe', fields: []},
    },
    searchWords: [],
    perioProtection: {heading: 'Trays', logo: 'art/trays', desc: []},
    labels: {
      thirdParties: {formsSent: 'When you send a form', financingFollowed: 'When you follow the link'},
      hours: {
        between: '{opens} to {closes}',
        closed: 'Closed',
        closedToday: 'Closed today: {name}',
        closedOn: 'Closed {days}: {name}',
        openNow: 'Open now, until {time}',
        opensToday: 'Opens today at {time}',
        reopens: 'Opens again at {time}',
        opens: 'Opens {day} at {time}',
        tomorrow: 'tomorrow',
        weekday: '{day}s {times}',
        today: 'Today',
        askUs: 'Please call.',
      },
    },
    pages: [],
    cases: [],
    reviews: [],
    lineOf: () => 1,
    ...fields,
  };
  return site as unknown as Site;
}
