import type {Content} from '../../../content';
import {phrases} from '../../../language/grammar';
import {contradicting, type RecordRule} from './recordRule';

/* How we stand to dental plans, as insurance.yml and policies.yml have it. */

const NOT_SO = 'not|never|no_longer|cannot|nor';

/** How many plans are of each standing, where there are some of another. */
const mixed =
  (standing: 'in-network' | 'out-of-network') =>
  ({insurance}: Content): string | undefined => {
    const plans = insurance?.plans ?? [];
    const some = plans.filter((plan) => plan.standing !== standing).map(({name}) => name);
    return some.length > 0 && plans.length > some.length
      ? `_practice/insurance.yml has another standing for ${some.slice(0, 3).join(', ')}`
      : undefined;
  };

/** That we file claims. */
const filing = ({policies}: Content): string | undefined =>
  policies ? `_practice/policies.yml says that we take ${policies.payments.insurance}` : undefined;

const FIX = 'Correct the words, or link to [the plans](/insurance-plans).';
const ASKED = 'ask|call|whether|some|most|many|depends|if|may|not_every|not_all|look_up';

const RULES: readonly RecordRule[] = [
  {
    finding: 'facts/plan',
    record: mixed('in-network'),
    pattern: phrases(
      'in_network|in_the_network|participate|contracted .. every|all|any|each .. plan|plans|ppo|ppos|insurance|insurer*|carrier*',
      'every|all|any|each .. plan|plans|ppo|ppos|insurance|insurer*|carrier* .. in_network|network_price',
      'hmo|hmos|dhmo|dhmos .. accepted|welcome|taken|fine|in_network',
      'accept|take|welcome|honor hmo|hmos|dhmo|dhmos',
    ),
    unless: phrases(ASKED, 'not|never|no|nor'),
    fix: FIX,
  },
  {
    finding: 'facts/plan',
    record: mixed('out-of-network'),
    pattern: phrases(
      'out_of_network .. every|all|any|each .. plan|plans|ppo|insurance|insurer*',
      `${NOT_SO} .. in_network|in_the_network|contracted .. any|a_single`,
      'no|without network|networks',
      `${NOT_SO} .. belong .. network|networks`,
    ),
    unless: phrases(ASKED),
    fix: FIX,
  },
  {
    finding: 'facts/plan',
    record: filing,
    pattern: phrases(
      `WE .. ${NOT_SO} .. take|accept|work_with|bill|deal_with .. insurance|insurances|plans|ppo|insurers`,
      `WE .. ${NOT_SO} .. file|submit|send|handle .. claim|claims`,
      'file|submit|send .. claim|claims ... yourself|yourselves|on_your_own',
      'WE .. leave .. claim|claims .. to_you',
      'insurance|claims .. your own|job|task',
      'cash_only|fee_for_service|uninsured_only practice|office',
    ),
    unless: phrases(
      ASKED,
      'secondary|medical|workers|auto|HMO|dhmo|medicare|medicaid|ahcccs',
      'have_to|need_to|need_not',
    ),
    fix: FIX,
  },
];

/** Sentences on plans that say the opposite of our list. */
export const otherInsurance = contradicting(RULES);
