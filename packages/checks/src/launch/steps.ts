import {type Approvals, type PracticeFacts, practiceFile, type Problem, type Site, sortProblems} from '@dental/content';
import {missingAgreements, unconfirmedInterest, untriedVendors} from './agreements';
import {unsignedClaims} from './claims';
import {inherited} from './inherited';
import {placeholders, sampleContent} from './invented';
import {stillDrawings} from './pictures';

/** What the steps look at. */
export interface LaunchContent {
  site: Site;
  /** The project folder. */
  root: string;
  /** What the host says of approvals; undefined if it was not asked. */
  approvals: Approvals | undefined;
}

/** One step on the way from a fresh copy to a live site, as docs/launch.md has it. */
export interface LaunchStep {
  title: string;
  /** Where it is done: files, or a place on the host. */
  where: string;
  /** What shows that it is done, in a sentence. */
  proof: string;
  /** What is left of it; steps on the host have none, because nothing here knows. */
  left?(this: void, content: LaunchContent): Problem[];
}

/** What is invented in some files. */
function inventedIn(site: Site, files: RegExp): Problem[] {
  return [...sampleContent(site), ...placeholders(site)].filter(({file}) => files.test(file));
}

/** A step that replaces what is invented in some files. */
function replaced(where: string, files: RegExp): Pick<LaunchStep, 'where' | 'proof' | 'left'> {
  const left = ({site}: LaunchContent) => inventedIn(site, files);
  return {where, proof: 'No line `sample: true` is left, and no placeholder.', left};
}

/** The same for files of `_practice`. */
function replacedFacts(...names: (keyof PracticeFacts)[]): ReturnType<typeof replaced> {
  return replaced(names.map(practiceFile).join(', '), practiceFiles(...names));
}

/** A regular expression for files of `_practice`. */
function practiceFiles(...names: (keyof PracticeFacts)[]): RegExp {
  return new RegExp(`^(${names.map(practiceFile).join('|')})$`);
}

/** Files of figures and days. */
const FIGURES = ['hours', 'policies', 'claims', 'insurance', 'costs'] as const;

/** The way to the launch, in its order. The headings of docs/launch.md are these titles (a test compares them). */
export const LAUNCH_STEPS: readonly LaunchStep[] = [
  {
    title: 'A repository of your own',
    where: 'github.com, package.json (repository)',
    proof: 'Every dentist, the manager and everybody who edits can open it with an account of their own.',
  },
  {
    title: 'Rules for merging',
    where: 'github.com: Settings, Rules; .github/CODEOWNERS',
    proof: 'A pull request in which Gate is red cannot be merged, by nobody.',
  },
  {
    title: 'A host for previews',
    where: 'the host; github.com: Settings, Environments and Variables',
    proof: 'The comment on a pull request has a link to its preview.',
  },
  {title: 'The practice', ...replacedFacts('practice')},
  {
    title: 'Hours, prices and figures',
    where: FIGURES.map(practiceFile).join(', '),
    proof: 'No line `sample: true` is left, and the manager has confirmed how interest is charged.',
    left: ({site}) => [...inventedIn(site, practiceFiles(...FIGURES)), ...unconfirmedInterest(site)],
  },
  {title: 'Offers and partners', ...replacedFacts('promotions', 'paymentPartners', 'perioProtection')},
  {
    title: 'People',
    ...replaced(
      'pages-content/our-dentist/, pages-content/our-staff/',
      /^pages-content\/our-(dentist|staff)\/(?!index\.)/,
    ),
  },
  {title: 'Cases', ...replaced('pages-content/_cases/', /^pages-content\/_cases\//)},
  {
    title: 'Reviews',
    ...replaced(
      `pages-content/_reviews/, ${practiceFile('testimonials')}`,
      new RegExp(`^pages-content/_reviews/|${practiceFiles('testimonials').source}`),
    ),
  },
  {title: 'Films', ...replacedFacts('videos')},
  {
    title: 'Photographs',
    where: 'static/img/team/, static/img/cases/, static/img/facility/',
    proof: 'Every person, case and room is shown by a photograph; no drawing is left in their place.',
    left: ({site, root}) => stillDrawings(site, root),
  },
  {
    title: 'Outside services',
    where: [practiceFile('integrations'), practiceFile('thirdParties')].join(', '),
    proof: 'Each has its real identifier, and whoever sees health information has signed an agreement (HIPAA).',
    left: ({site}) => [
      ...inventedIn(site, practiceFiles('integrations', 'thirdParties')),
      ...missingAgreements(site),
      ...untriedVendors(site),
    ],
  },
  {
    title: 'The words of the pages',
    ...replaced(
      'pages-content/*.mdx, pages-content/services/',
      /^pages-content\/(?!_|our-(dentist|staff)\/(?!index\.)).*\.mdx$/,
    ),
  },
  {
    title: 'What another practice has left',
    where: 'pages-content/, static/; after a build for patients, build/',
    proof: 'No name, page, picture, film or document of the practice for which the site was first made is found.',
    left: ({site, root}) => inherited(site, root),
  },
  {
    title: 'Signatures',
    where: 'reviewed: of every page that makes a claim; github: of the person who answers for it',
    proof: 'The person named has approved the pull request that brought the words, and the host says so.',
    left: ({site, approvals}) => unsignedClaims(site, approvals),
  },
  {
    title: 'The old website',
    where: 'redirectFrom: of the pages',
    proof: '`npm run check:addresses -- --base old-sitemap.xml` says that all addresses still lead somewhere.',
  },
  {
    title: 'A host and a name for patients',
    where: 'the host; docs/hosting.md; github.com: Settings, Environments',
    proof: '`npm run launch-check` lists nothing above, and the practice’s own name leads to the host.',
  },
  {
    title: 'Live',
    where: `${practiceFile('practice')} (live: true)`,
    proof: '`npm run check:live` says that the site is in order.',
    left: ({site}) => (site.practice.live ? [] : [NOT_LIVE]),
  },
];

const NOT_LIVE: Problem = {
  file: practiceFile('practice'),
  line: 1,
  field: 'live',
  message: 'The site is not live.',
  remedy: 'Write live: true once everything else is done.',
};

/** What is left of a step, sorted; nothing if only the host can tell. */
export function leftOf({left}: LaunchStep, content: LaunchContent): Problem[] {
  return sortProblems(left?.(content) ?? []);
}
