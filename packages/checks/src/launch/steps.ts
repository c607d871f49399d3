import {
  type Approvals,
  type PracticeFacts,
  practiceFile,
  type Problem,
  type Site,
  sortProblems,
} from '@dental/content';
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
function replaced(files: RegExp): Pick<LaunchStep, 'proof' | 'left'> {
  const left = ({site}: LaunchContent) => inventedIn(site, files);
  return {proof: 'No line `sample: true` is left, and no placeholder.', left};
}

/** A regular expression for files of `_practice`. */
function practiceFiles(...names: (keyof PracticeFacts)[]): RegExp {
  return new RegExp(`^(${names.map(practiceFile).join('|')})$`);
}

/** Files of figures and days. */
const FIGURES = practiceFiles('hours', 'policies', 'claims', 'insurance', 'costs');

/** The way to the launch, in its order. The headings of docs/launch.md are these titles (a test compares them). */
export const LAUNCH_STEPS: readonly LaunchStep[] = [
  {
    title: 'A repository of your own',
    proof:
      'Every dentist, the manager and everybody who edits can open it with an account of their own.',
  },
  {
    title: 'Rules for merging',
    proof: 'A pull request in which Gate is red cannot be merged, by nobody.',
  },
  {
    title: 'A host for previews',
    proof: 'The comment on a pull request has a link to its preview.',
  },
  {title: 'The practice', ...replaced(practiceFiles('practice'))},
  {
    title: 'Hours, prices and figures',
    proof: 'No line `sample: true` is left, and the manager has confirmed how interest is charged.',
    left: ({site}) => [...inventedIn(site, FIGURES), ...unconfirmedInterest(site)],
  },
  {
    title: 'Offers and partners',
    ...replaced(practiceFiles('promotions', 'paymentPartners', 'perioProtection')),
  },
  {
    title: 'People',
    ...replaced(/^pages-content\/our-(dentist|staff)\/(?!index\.)/),
  },
  {title: 'Cases', ...replaced(/^pages-content\/_cases\//)},
  {
    title: 'Reviews',
    ...replaced(new RegExp(`^pages-content/_reviews/|${practiceFiles('testimonials').source}`)),
  },
  {title: 'Films', ...replaced(practiceFiles('videos'))},
  {
    title: 'Photographs',
    proof:
      'Every person, case and room is shown by a photograph; no drawing is left in their place.',
    left: ({site, root}) => stillDrawings(site, root),
  },
  {
    title: 'Outside services',
    proof:
      'Each has its real identifier, and whoever sees health information has signed an agreement (HIPAA).',
    left: ({site}) => [
      ...inventedIn(site, practiceFiles('integrations', 'thirdParties')),
      ...missingAgreements(site),
      ...untriedVendors(site),
    ],
  },
  {
    title: 'The words of the pages',
    ...replaced(/^pages-content\/(?!_|our-(dentist|staff)\/(?!index\.)).*\.mdx$/),
  },
  {
    title: 'What another practice has left',
    proof:
      'No name, page, picture, film or document of the practice for which the site was first made is found.',
    left: ({site, root}) => inherited(site, root),
  },
  {
    title: 'Signatures',
    proof:
      'The person named has approved the pull request that brought the words, and the host says so.',
    left: ({site, approvals}) => unsignedClaims(site, approvals),
  },
  {
    title: 'The old website',
    proof:
      '`npm run check:addresses -- --base old-sitemap.xml` says that all addresses still lead somewhere.',
  },
  {
    title: 'A host and a name for patients',
    proof:
      '`npm run launch-check` lists nothing above, and the practice’s own name leads to the host.',
  },
  {
    title: 'Live',
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
