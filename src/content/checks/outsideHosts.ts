import {atField, leavesOf} from '../leaves';
import {practiceFile} from '../places';
import type {Check} from './check';

/** Every outside host that the practice's facts name is in the register that the privacy page shows. */
export const checkOutsideHosts: Check = (content) => {
  const {practice, thirdParties} = content;
  if (!thirdParties) return [];
  const registered = new Set(thirdParties.map(({host}) => host));
  return (['practice', 'promotions', 'paymentPartners', 'integrations'] as const).flatMap((name) =>
    leavesOf(content[name]).flatMap(({at, value}) => {
      if (typeof value !== 'string' || !value.startsWith('https://') || value === practice?.site) return [];
      const {host} = new URL(value);
      if (registered.has(host)) return [];
      return [
        atField(content, practiceFile(name), at, {
          what: `The host ${host} is not in the register of third parties.`,
          fix: 'Add it to third-parties.yml, so that the privacy page names it.',
        }),
      ];
    }),
  );
};
