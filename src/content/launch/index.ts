import {sortProblems, type Problem} from '../problem';
import type {Site} from '../site';
import {missingAgreements, unconfirmedInterest} from './agreements';
import {unsignedClaims} from './claims';
import {stillDrawings} from './pictures';
import {placeholders} from './placeholders';
import {sampleContent} from './samples';

/**
 * Everything that stands between this content and patients: what is invented, what is a placeholder, and what
 * nobody has signed yet. `npm run launch-check` lists it, and a production build refuses to start while there is any.
 * @param root the project folder
 */
export function launchProblems(site: Site, root: string): Problem[] {
  return sortProblems([
    ...sampleContent(site),
    ...placeholders(site),
    ...stillDrawings(site, root),
    ...unsignedClaims(site),
    ...unconfirmedInterest(site),
    ...missingAgreements(site),
  ]);
}
