import {
  type Approvals,
  type PracticeFacts,
  getPracticeFile,
  type Problem,
  type Site,
  sortProblems,
} from '@dental/content';
import {
  findMissingAgreements,
  findMissingEmbedSite,
  findSharedEmbedSite,
  findUnconfirmedInterest,
  findUntestedVendors,
} from './agreements';
import {findUnsignedClaims} from './claims';
import {findPlaceholders, findSamples} from './invented';
import {findLeftovers} from './leftovers';
import {findDrawings} from './pictures';

/** The input of every step. */
export interface LaunchContent {
  site: Site;
  /** The project folder. */
  root: string;
  /** Approvals on the host; undefined if they weren't looked up. */
  approvals: Approvals | undefined;
}

/** One step on the way from a fresh copy to a live site, as in docs/launch.md. */
export interface LaunchStep {
  title: string;
  /** One sentence that is true when the step is done. */
  proof: string;
  /** Lists the open problems. A step that only the host can check has no such function. */
  findOpenProblems?(this: void, content: LaunchContent): Problem[];
}

function findInvented(site: Site, files: RegExp): Problem[] {
  return [...findSamples(site), ...findPlaceholders(site)].filter(({file}) => files.test(file));
}

/** A step that replaces the samples in some files. */
function createReplacingStep(files: RegExp): Pick<LaunchStep, 'proof' | 'findOpenProblems'> {
  return {
    proof: 'No line `sample: true` is left, and no placeholder.',
    findOpenProblems: ({site}) => findInvented(site, files),
  };
}

/** A regular expression for files of `_practice`. */
function matchPracticeFiles(...names: (keyof PracticeFacts)[]): RegExp {
  return new RegExp(`^(${names.map(getPracticeFile).join('|')})$`);
}

const NUMBER_FILES = matchPracticeFiles('hours', 'policies', 'claims', 'insurance', 'costs');

/** The steps in their order. A test compares them with the headings of docs/launch.md. */
export const LAUNCH_STEPS: readonly LaunchStep[] = [
  {
    title: 'A repository of your own',
    proof: 'Every dentist, the manager, and every editor can open it with their own account.',
  },
  {
    title: 'Rules for merging',
    proof: 'No one can merge a pull request while Gate fails.',
  },
  {
    title: 'A host for previews',
    proof: 'The comment on a pull request has a link to its preview.',
  },
  {title: 'The practice', ...createReplacingStep(matchPracticeFiles('practice'))},
  {
    title: 'Hours, prices, and numbers',
    proof: 'No line `sample: true` is left, and the manager has confirmed how interest is charged.',
    findOpenProblems: ({site}) => [
      ...findInvented(site, NUMBER_FILES),
      ...findUnconfirmedInterest(site),
    ],
  },
  {
    title: 'Offers and partners',
    ...createReplacingStep(matchPracticeFiles('promotions', 'paymentPartners', 'perioProtection')),
  },
  {
    title: 'People',
    ...createReplacingStep(/^pages-content\/our-(dentist|staff)\/(?!index\.)/),
  },
  {title: 'Cases', ...createReplacingStep(/^pages-content\/_cases\//)},
  {
    title: 'Reviews',
    ...createReplacingStep(
      new RegExp(`^pages-content/_reviews/|${matchPracticeFiles('testimonials').source}`),
    ),
  },
  {title: 'Videos', ...createReplacingStep(matchPracticeFiles('videos'))},
  {
    title: 'Photographs',
    proof: 'Every person, case, and room has a photo, and no drawing is left there.',
    findOpenProblems: ({site, root}) => findDrawings(site, root),
  },
  {
    title: 'Outside services',
    proof:
      'Each has its real identifier, and each company that sees health information ' +
      'has signed an agreement (HIPAA).',
    findOpenProblems: ({site}) => [
      ...findInvented(site, matchPracticeFiles('integrations', 'thirdParties')),
      ...findMissingAgreements(site),
      ...findUntestedVendors(site),
      ...findMissingEmbedSite(site),
      ...findSharedEmbedSite(site),
    ],
  },
  {
    title: 'Page text',
    ...createReplacingStep(/^pages-content\/(?!_|our-(dentist|staff)\/(?!index\.)).*\.mdx$/),
  },
  {
    title: 'Leftovers from the original practice',
    proof: 'No name, page, image, video, or document of the original practice is left.',
    findOpenProblems: ({site, root}) => findLeftovers(site, root),
  },
  {
    title: 'Signatures',
    proof: 'The named person has approved the pull request with the text, and the host shows it.',
    findOpenProblems: ({site, approvals}) => findUnsignedClaims(site, approvals),
  },
  {
    title: 'The old website',
    proof: '`npm run check:addresses -- --base old-sitemap.xml` finds no dead link.',
  },
  {
    title: 'A host and a domain for patients',
    proof: '`npm run launch-check` lists no earlier step, and the domain opens the site.',
  },
  {
    title: 'Live',
    proof: '`npm run check:live` finds no problem.',
    findOpenProblems: ({site}) => (site.practice.live ? [] : [NOT_LIVE]),
  },
];

const NOT_LIVE: Problem = {
  file: getPracticeFile('practice'),
  line: 1,
  field: 'live',
  message: "The site isn't live.",
  remedy: 'Add live: true when all other steps are done.',
};

/** Lists the open problems of a step, sorted. It is empty if only the host can check the step. */
export function listOpenProblems(
  {findOpenProblems}: LaunchStep,
  content: LaunchContent,
): Problem[] {
  return sortProblems(findOpenProblems?.(content) ?? []);
}
