import {thirdPartyTable} from '@dental/practice';
import {
  type Approvals,
  claimsOf,
  leavesOf,
  type Page,
  type PracticeFacts,
  practiceFile,
  type Problem,
  type Site,
  sortProblems,
} from '@dental/content';
import {missingAgreements, unconfirmedInterest, untriedVendors} from './agreements';
import {unsignedClaims} from './claims';
import {photographs, stillDrawings} from './pictures';
import {placeholders} from './placeholders';
import {sampleContent} from './samples';

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
  /** How far it is; steps on the host have none, because nothing here knows. */
  progress?: Progress;
}

interface Progress {
  /** What is left. */
  left(this: void, content: LaunchContent): Problem[];
  /** How many there are of whatever the step goes through. */
  total(this: void, site: Site): number;
  /** Which of them a problem is about. */
  unit(this: void, problem: Problem): string;
}

const byFile = ({file}: Problem) => file;
const byField = ({file, field}: Problem) => `${file} ${field?.replace(/\.?sample$/, '')}`;
const byEntry = ({file, field}: Problem) =>
  `${file} ${field
    ?.split('.')
    .slice(0, file.includes('promotions') ? 2 : 1)
    .join('.')}`;

/** A step that replaces what is invented in some files. */
function replaced(
  where: string,
  files: RegExp,
  total: Progress['total'],
  unit: Progress['unit'] = byFile,
): Pick<LaunchStep, 'where' | 'proof' | 'progress'> {
  const left = ({site}: LaunchContent) =>
    [...sampleContent(site), ...placeholders(site)].filter(({file}) => files.test(file));
  return {where, proof: 'No line `sample: true` is left, and no placeholder.', progress: {left, total, unit}};
}

/** A regular expression for files of `_practice`. */
function practiceFiles(...names: (keyof PracticeFacts)[]): RegExp {
  return new RegExp(`^(${names.map(practiceFile).join('|')})$`);
}

/** Files of figures and days. */
const FIGURES = ['hours', 'policies', 'claims', 'insurance', 'costs'] as const;

const isPerson = ({kind}: Page) => kind === 'dentist' || kind === 'staff';

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
  {
    title: 'The practice',
    ...replaced(
      practiceFile('practice'),
      practiceFiles('practice'),
      ({practice}) => leavesOf(practice).length,
      byField,
    ),
  },
  {
    title: 'Hours, prices and figures',
    where: FIGURES.map(practiceFile).join(', '),
    proof: 'No line `sample: true` is left, and the manager has confirmed how interest is charged.',
    progress: {
      left: ({site}) => [
        ...[...sampleContent(site), ...placeholders(site)].filter(({file}) => practiceFiles(...FIGURES).test(file)),
        ...unconfirmedInterest(site),
      ],
      total: () => FIGURES.length,
      unit: byFile,
    },
  },
  {
    title: 'Offers and partners',
    ...replaced(
      [practiceFile('promotions'), practiceFile('paymentPartners'), practiceFile('perioProtection')].join(', '),
      practiceFiles('promotions', 'paymentPartners', 'perioProtection'),
      ({promotions, paymentPartners}) => promotions.promotions.length + paymentPartners.length + 1,
      byEntry,
    ),
  },
  {
    title: 'People',
    ...replaced(
      'pages-content/our-dentist/, pages-content/our-staff/',
      /^pages-content\/our-(dentist|staff)\/(?!index\.)/,
      ({pages}) => pages.filter(isPerson).length,
    ),
  },
  {
    title: 'Cases',
    ...replaced('pages-content/_cases/', /^pages-content\/_cases\//, ({cases}) => cases.length),
  },
  {
    title: 'Reviews',
    ...replaced(
      `pages-content/_reviews/, ${practiceFile('testimonials')}`,
      new RegExp(`^pages-content/_reviews/|${practiceFiles('testimonials').source}`),
      ({reviews, testimonials}) => reviews.length + testimonials.length,
      (problem) => (problem.file.endsWith('.mdx') ? byFile(problem) : byEntry(problem)),
    ),
  },
  {
    title: 'Films',
    ...replaced(practiceFile('videos'), practiceFiles('videos'), ({videos}) => videos.length, byEntry),
  },
  {
    title: 'Photographs',
    where: 'static/img/team/, static/img/cases/, static/img/facility/',
    proof: 'Every person, case and room is shown by a photograph; no drawing is left in their place.',
    progress: {
      left: ({site, root}) => stillDrawings(site, root),
      total: (site) => photographs(site).length,
      unit: ({file, field}) => `${file} ${field}`,
    },
  },
  {
    title: 'Outside services',
    where: [practiceFile('integrations'), practiceFile('thirdParties')].join(', '),
    proof: 'Each has its real identifier, and whoever sees health information has signed an agreement (HIPAA).',
    progress: {
      left: ({site}) => [
        ...[...sampleContent(site), ...placeholders(site)].filter(({file}) =>
          practiceFiles('integrations', 'thirdParties').test(file),
        ),
        ...missingAgreements(site),
        ...untriedVendors(site),
      ],
      total: (site) => Object.keys(site.integrations).length + thirdPartyTable(site).length,
      unit: byField,
    },
  },
  {
    title: 'The words of the pages',
    ...replaced(
      'pages-content/*.mdx, pages-content/services/',
      /^pages-content\/(?!_|our-(dentist|staff)\/(?!index\.)).*\.mdx$/,
      ({pages}) => pages.filter((page) => !isPerson(page)).length,
    ),
  },
  {
    title: 'Signatures',
    where: 'reviewed: of every page that makes a claim; github: of the person who answers for it',
    proof: 'The person named has approved the pull request that brought the words, and the host says so.',
    progress: {
      left: ({site, approvals}) => unsignedClaims(site, approvals),
      total: ({pages}) => pages.filter((page) => claimsOf(page).length > 0).length,
      unit: byFile,
    },
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
    progress: {
      left: ({site}) =>
        site.practice.live
          ? []
          : [
              {
                file: practiceFile('practice'),
                line: 1,
                field: 'live',
                what: 'The site is not live.',
                fix: 'Write live: true once everything else is done.',
              },
            ],
      total: () => 1,
      unit: byFile,
    },
  },
];

/** What is left of a step, sorted; nothing if only the host can tell. */
export function leftOf({progress}: LaunchStep, content: LaunchContent): Problem[] {
  return sortProblems(progress?.left(content) ?? []);
}

/** How far a step is, such as `3 of 12`; undefined if only the host can tell. */
export function progressOf({progress}: LaunchStep, content: LaunchContent): {done: number; total: number} | undefined {
  if (!progress) return undefined;
  const left = new Set(progress.left(content).map((problem) => progress.unit(problem))).size;
  const total = Math.max(progress.total(content.site), left);
  return {done: total - left, total};
}
