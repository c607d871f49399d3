import type {DayOfWeek, Dentist, OpeningHoursSpecification} from 'schema-dts';
import {
  formatIsoTime,
  formatWholeDollars,
  getOpenSpans,
  listShortDays,
  type Span,
} from '@dental/practice';
import {listCostEntries, type Site} from '../site';

/** Describes the practice as schema.org/Dentist: location, contact options, and hours. */
export function describeDentist({practice, hours, costs, notices}: Site): Dentist {
  const prices = listCostEntries(costs).flatMap(({from, to}) => [from, to]);
  return {
    '@type': 'Dentist',
    '@id': `${practice.site}/#practice`,
    name: practice.name,
    description: practice.tagline,
    url: practice.site,
    telephone: practice.phone,
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
      getOpenSpans(entry).map((span) => describeOpening(entry.day, span)),
    ),
    specialOpeningHoursSpecification: [
      ...hours.closures.map(({from, to}) => describeSpecialHours(from, to)),
      ...Object.entries(listShortDays(hours, notices.notices)).flatMap(([day, spans]) =>
        spans.length > 0
          ? spans.map((span) => describeSpecialHours(day, day, span))
          : [describeSpecialHours(day, day)],
      ),
    ],
  };
}

function describeOpening(day: string, {opens, closes}: Span): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}` as DayOfWeek,
    opens: formatIsoTime(opens),
    closes: formatIsoTime(closes),
  };
}

function formatPriceRange(prices: readonly number[]): string {
  const lowest = formatWholeDollars(Math.min(...prices));
  const highest = formatWholeDollars(Math.max(...prices));
  return `${lowest} to ${highest}`;
}

/** The hours of some days; without a time, they are closed. */
function describeSpecialHours(
  validFrom: string,
  validThrough: string,
  span?: Span,
): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
    opens: span ? formatIsoTime(span.opens) : '00:00',
    closes: span ? formatIsoTime(span.closes) : '00:00',
  };
}
