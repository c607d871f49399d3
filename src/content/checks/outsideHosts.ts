import type {Content} from '../content';
import {atField, leavesOf} from '../leaves';
import {practiceFile} from '../folders';
import type {FieldPath} from '../source';
import {videoAddresses} from '../videos';
import type {Check} from './check';

/**
 * Every outside host that the practice's facts name is in the register that the privacy page shows. So the site can
 * neither link to nor load anything of a host that is not in it.
 */
export const checkOutsideHosts: Check = (content) => {
  const {practice, thirdParties} = content;
  if (!thirdParties) return [];
  const known = new Set([...thirdParties.map(({host}) => host), ...(practice ? [new URL(practice.site).host] : [])]);
  return addresses(content).flatMap(({name, at, address}) => {
    const {host} = new URL(address);
    if (known.has(host)) return [];
    return [
      atField(content, practiceFile(name), at, {
        what: `The host ${host} is not in the register of third parties.`,
        fix: 'Add it to third-parties.yml, so that the privacy page names it.',
      }),
    ];
  });
};

type FileName = Parameters<typeof practiceFile>[0];

function addresses(content: Content): {name: FileName; at: FieldPath; address: string}[] {
  const written = (['practice', 'promotions', 'paymentPartners', 'integrations'] as const).flatMap((name) =>
    leavesOf(content[name]).flatMap(({at, value}) =>
      typeof value === 'string' && value.startsWith('https://') ? [{name, at, address: value}] : [],
    ),
  );
  const players = (content.videos ?? []).flatMap((video, index) =>
    video.provider === 'file'
      ? []
      : [{name: 'videos' as const, at: [index, 'provider'], address: videoAddresses(video).embed}],
  );
  return [...written, ...players];
}
