import type {DayOfWeek, Dentist, OpeningHoursSpecification} from 'schema-dts';
import {formatIsoTime, type Span, getOpenSpans, formatWholeDollars} from '@dental/practice';
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
      getOpenSpans(entry).map((span) => describeOpening(entry.day, span)),
    ),
    specialOpeningHoursSpecification: hours.closures.map(
      ({from, to}): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: '00:00',
        closes: '00:00',
      }),
    ),
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
