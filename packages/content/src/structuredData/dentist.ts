import type {DayOfWeek, Dentist, OpeningHoursSpecification} from 'schema-dts';
import {
  formatIsoTime,
  type Span,
  getOpenSpans,
  formatWholeDollars,
  listComingDays,
} from '@dental/practice';
import {listCostEntries, type Site} from '../site';

/** Describes the practice as schema.org/Dentist: location, contact options, and hours. */
export function describeDentist({practice, hours, costs}: Site): Dentist {
  const prices = listCostEntries(costs).flatMap(({from, to}) => [from, to]);
  return {
    '@type': 'Dentist',
    '@id': `${practice.site}/#practice`,
    name: practice.name,
    description: practice.tagline,
    url: practice.site,
    // Search engines want the country code.
    telephone: `+1 ${practice.phone}`,
    email: practice.email,
    image: `${practice.site}/img/og/index.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: practice.address.street,
      addressLocality: practice.address.city,
      addressRegion: practice.address.state,
      postalCode: practice.address.zip,
      addressCountry: 'US',
    },
    geo: {'@type': 'GeoCoordinates', ...practice.geo},
    hasMap: practice.links.map,
    ...(prices.length > 0 && {priceRange: formatPriceRange(prices)}),
    knowsLanguage: practice.languages,
    sameAs: practice.social.map(({url}) => url),
    openingHoursSpecification: hours.week.flatMap((entry) =>
      getOpenSpans(entry).map((span) => describeOpening(span, entry.day)),
    ),
    specialOpeningHoursSpecification: listComingDays(hours).flatMap(({from, to, special}) =>
      (special ? getOpenSpans(special) : [ALL_DAY_CLOSED]).map((span) => ({
        ...describeOpening(span),
        validFrom: from,
        validThrough: to,
      })),
    ),
  };
}

/** Search engines read a day that opens and closes at midnight as closed. */
const ALL_DAY_CLOSED = {opens: '12:00 am', closes: '12:00 am'};

function describeOpening(
  {opens, closes}: Pick<Span, 'opens' | 'closes'>,
  day?: string,
): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    ...(day && {dayOfWeek: `https://schema.org/${day}` as DayOfWeek}),
    opens: formatIsoTime(opens),
    closes: formatIsoTime(closes),
  };
}

function formatPriceRange(prices: readonly number[]): string {
  const lowest = formatWholeDollars(Math.min(...prices));
  const highest = formatWholeDollars(Math.max(...prices));
  return `${lowest} to ${highest}`;
}
