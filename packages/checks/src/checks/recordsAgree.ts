import {
  asText,
  atField,
  type Check,
  memoizeTexts,
  pagesOfKind,
  practiceFile,
  type Problem,
  sentencesIn,
} from '@dental/content';
import {phrases} from '@dental/prose';

/** Nobody is licensed before their degree. */
export const checkCareers: Check = (content) =>
  pagesOfKind(content, 'dentist').flatMap(({file, license, schools}): Problem[] => {
    const degree = schools
      ?.filter(({degree: name}) => /dental|dentist|surgery|d\.?[dm]\.?[sd]\b/i.test(name))
      .map(({year}) => year)
      .sort()
      .at(0);
    if (!license || degree === undefined || license.since >= degree || degree > Number(content.today.slice(0, 4)))
      return [];
    return [
      atField(content, file, ['license', 'since'], {
        what: `The license is of ${license.since}, and the degree of ${degree}.`,
        fix: 'Check both years.',
      }),
    ];
  });

/** A case shows its own patient: pictures are of the case's number, and of no other case. */
export const checkPicturesOfCases: Check = (content) => {
  const used = new Map<string, string>();
  for (const {file, beforeImage, afterImage} of content.cases)
    for (const image of [beforeImage, afterImage]) if (numberOf(image) === numberOf(file)) used.set(image, file);
  return content.cases.flatMap(({file, beforeImage, afterImage}) =>
    Object.entries({beforeImage, afterImage}).flatMap(([field, image]): Problem[] => {
      const owner = used.get(image);
      if (owner === undefined || owner === file) return [];
      return [
        atField(content, file, [field], {
          what: `The picture ${image} shows the patient of ${owner}.`,
          fix: "Write the name of this patient's picture.",
        }),
      ];
    }),
  );
};

function numberOf(path: string): string | undefined {
  return /(?:^|\/)(\d+)-[^/]*$/.exec(path)?.[1];
}

const UNDER_AGE = phrases(
  'NUMBER year|years old',
  'aged|age NUMBER',
  'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh grade|grader',
  'kindergarten*|toddler|preschooler|schoolboy|schoolgirl',
  'her|his parents|mother|mom|dad|father .. brought|signed|asked|agreed|drove',
  'seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|six|five year|years old',
);

/** What was so when the patient was younger, or is so of somebody else. */
const PAST =
  /\b(?:when|as a|at|since|ago|age of|after|for|until|was (?:only )?(?:a )?child|years earlier|back then|her (?:son|daughter)|his (?:son|daughter)|once|lost|had)\b/i;

/** Whoever is not of age has a parent or a guardian sign (A.R.S. § 1-215, 45 CFR 164.502(g)). */
export const checkConsentOfMinors: Check = (content) =>
  content.documents
    .filter(({kind}) => kind === 'case')
    .flatMap(({file, fields, body}): Problem[] => {
      const consent = fields?.consent as {by?: unknown} | undefined;
      if (consent?.by !== 'patient') return [];
      if (![asText(fields?.heading), ...body.passages.map(({text}) => text)].some(isOfMinor)) return [];
      return [
        {
          ...atField(content, file, ['consent', 'by'], {
            what: 'The patient is under 18, and signed alone.',
            fix: 'Have a parent or a guardian sign, and write by: parent or by: guardian.',
          }),
        },
      ];
    });

/** Whether a text tells of somebody under age. */
const isOfMinor = memoizeTexts((text) =>
  sentencesIn(text)
    .flatMap((sentence) => (PAST.test(sentence.text) ? [] : UNDER_AGE.find(sentence.text)))
    .some((age) => !/\d/.test(age.text) || Number(/\d+/.exec(age.text)?.[0]) < 18),
);

/** What people with an emergency type leads to help. */
const URGENT = phrases(
  'swollen|swelling|bleeding|bleed|abscess|knocked_out|emergenc*|urgent|broken_jaw|trouble_breathing|fever|pus|severe_pain|broken_tooth|toothache',
);

/** The page to which the search sends somebody in need says what to do. */
export const checkUrgentSearches: Check = (content) => {
  const entries = content.searchWords ?? [];
  return entries.flatMap(({page, words}, index): Problem[] => {
    const path = page.replace(/#.*/, '');
    const target = content.pages.find((one) => one.path === path);
    if (!target || /urgent|emergenc|911/i.test(path) || path.startsWith('/services/') || path === '/contact-us')
      return [];
    const urgent = words.filter((word) => URGENT.find(word).length > 0);
    return urgent.map((word) => ({
      ...atField(content, practiceFile('searchWords'), [index, 'words', words.indexOf(word)], {
        what: `Whoever types "${word}" needs help, and is sent to ${page}.`,
        fix: 'Move the word to the page that says what to do.',
      }),
      severity: 'warning',
      finding: 'facts/urgent-search',
      quote: word,
    }));
  });
};

/** Each partner is linked at a host of its own. */
export const checkPartnersHosts: Check = (content) => {
  const partners = content.paymentPartners ?? [];
  const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^(?:www|apply)\./, '') : '');
  return partners.flatMap(({name, url}, index): Problem[] => {
    const isNamed = (other: string) => wordsOfName(other).some((word) => hostOf(url).includes(word));
    const others = partners.filter((other) => other.name !== name && isNamed(other.name));
    if (others.length === 0 || isNamed(name)) return [];
    return [
      atField(content, practiceFile('paymentPartners'), [index, 'url'], {
        what: `The link of ${name} leads to ${others.map((other) => other.name).join(' and ')}.`,
        fix: `Write the address at which patients apply with ${name}.`,
      }),
    ];
  });
};

function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && !/^(?:care|card|plans?|patient|health|dental|credit)$/.test(word));
}
