import {hostsIn, vendorsInUse} from '../../third-parties/inUse';
import {rowOf} from '../../third-parties/table';
import type {Content} from '../content';
import {practiceFile} from '../folders';
import {atField, leavesOf} from '../leaves';
import type {FieldPath} from '../source';
import type {Check} from './check';

/**
 * Every outside host that the practice's facts name is that of a vendor with a record, or among the links of
 * third-parties.yml, both of which the privacy page shows. So the site can neither link to nor load anything of another.
 */
export const checkOutsideHosts: Check = (content) => {
  const {practice, thirdParties, integrations, videos} = content;
  if (!thirdParties || !integrations || !videos) return [];
  const used = vendorsInUse({integrations, videos});
  const known = new Set([
    ...thirdParties.links.map(({host}) => host),
    ...used.flatMap(({sources}) => hostsIn(sources)),
    ...(practice ? [new URL(practice.site).host] : []),
  ]);
  return addresses(content).flatMap(({name, at, address}) => {
    const {host} = new URL(address);
    if (known.has(host)) return [];
    return [
      atField(content, practiceFile(name), at, {
        what: `The host ${host} is not in the register of third parties.`,
        fix: 'Add it to the links of third-parties.yml, so that the privacy page names it.',
      }),
    ];
  });
};

/** A vendor that can see health information has a word in third-parties.yml on its agreement. */
export const checkAgreements: Check = (content) => {
  const {thirdParties, integrations, videos} = content;
  if (!thirdParties || !integrations || !videos) return [];
  return vendorsInUse({integrations, videos}).flatMap((used) => {
    const {id, name} = used.vendor;
    if (!rowOf(used)?.seesHealth || thirdParties.agreements[id]) return [];
    return [
      atField(content, practiceFile('thirdParties'), ['agreements'], {
        what: `It does not say whether there is a business associate agreement with ${name}.`,
        fix: `Add a line ${id}: signed, or ${id}: missing until there is one.`,
      }),
    ];
  });
};

type FileName = Parameters<typeof practiceFile>[0];

function addresses(content: Content): {name: FileName; at: FieldPath; address: string}[] {
  return (['practice', 'promotions', 'paymentPartners'] as const).flatMap((name) =>
    leavesOf(content[name]).flatMap(({at, value}) =>
      typeof value === 'string' && value.startsWith('https://') ? [{name, at, address: value}] : [],
    ),
  );
}
