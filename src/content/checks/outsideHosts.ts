import type {Problem} from '../problem';
import type {FieldPath} from '../source';
import type {Check} from './check';

/** Every outside host that the practice's facts name is in the register that the privacy page shows. */
export const checkOutsideHosts: Check = ({
  practice,
  promotions,
  paymentPartners,
  integrations,
  thirdParties,
  lineOf,
}) => {
  const registered = new Set(thirdParties.map(({host}) => host));
  return Object.entries({practice, promotions, 'payment-partners': paymentPartners, integrations}).flatMap(
    ([name, facts]) =>
      urlsIn(facts)
        .filter(({url}) => !registered.has(new URL(url).host) && url !== practice.site)
        .map(({url, at}): Problem => {
          const file = `pages-content/_practice/${name}.yml`;
          return {
            file,
            line: lineOf(file, at),
            field: at.join('.'),
            what: `The host ${new URL(url).host} is not in the register of third parties.`,
            fix: 'Add it to third-parties.yml, so that the privacy page names it.',
          };
        }),
  );
};

function urlsIn(value: unknown, at: FieldPath = []): {url: string; at: FieldPath}[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [{url: value, at}] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => urlsIn(entry, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => urlsIn(entry, [...at, key]));
}
