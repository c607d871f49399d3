import leven from 'leven';
import type {Finder, Found} from './finder';

/** Our name with a slip in it. */
export const misspelledName: Finder = ({text}, {practice}) => {
  if (!practice) return [];
  const name = practice.name.split(' ').slice(0, 2).join(' ');
  return [...text.matchAll(/(?<!\p{L})\p{Lu}\p{L}{2,} \p{Lu}\p{L}{2,}/gu)].flatMap(({0: quote, index: at}): Found[] => {
    const far = leven(quote, name);
    if (far === 0 || far > 2 || quote.toLowerCase() === name.toLowerCase()) return [];
    return [
      {
        at,
        quote,
        what: `Nobody here is called "${quote}": our name is ${practice.name}.`,
        fix: 'Write <Fact name="practice.name" />, or {practice} in a field.',
        finding: 'facts/our-name',
      },
    ];
  });
};

const SUITE = /\b(?:Suite|Ste\.?|#) ?(\d+)/i;
const ADDRESS = {fix: 'Write <Address />.', finding: 'facts/address'};

/** Another suite or zip code than ours. A whole address is compared with ours elsewhere. */
export const wrongAddress: Finder = ({text}, {practice}) => {
  const isOurs =
    /\b(?:we|us|our|look for)\b/i.test(text) && !/\b(?:Rd|Dr|St|Ave|Blvd|Ln|Way|Road|Drive|Street|Avenue)\b/.test(text);
  if (!practice || !isOurs) return [];
  const {street, city, zip} = practice.address;
  const ours = SUITE.exec(street)?.[1];
  const suite = SUITE.exec(text);
  const place = new RegExp(String.raw`\b${city}, (?:AZ|Arizona),? (\d{5})\b`).exec(text);
  return [
    ...(ours && suite && suite[1] !== ours
      ? [{at: suite.index, quote: suite[0], ...ADDRESS, what: `We are in suite ${ours}, not in "${suite[0]}".`}]
      : []),
    ...(place && place[1] !== zip
      ? [{at: place.index, quote: place[0], ...ADDRESS, what: `Our zip code is ${zip}, not ${place[1]}.`}]
      : []),
  ];
};

/** What has happened. */
const TOLD = /\b(?:since|opened|founded|started|joined|graduated|looked after|was|were|have been|has been)\b/i;

/** We have been here for as long as a practice can be. */
export const founded: Finder = ({text, voice}, {today}) => {
  if (voice === 'case' || !/\b(?:1[0-9]|20)\d\d\b/.test(text)) return [];
  const pattern =
    /\b(?:since|in|from) (1\d{3}|20\d{2})\b(?=[^.]*\b(?:we|our|us|practice|office|opened|founded|started|joined|looked after)\b)|(?<=\b(?:we|our|us|practice|office|opened|founded|started|joined|graduated|looked after)\b[^.]{0,60}\b(?:since|in|from) )(1\d{3}|20\d{2})\b/gi;
  return [...text.matchAll(pattern)].flatMap((match): Found[] => {
    const year = match[1] ?? match[2] ?? '';
    if (year >= '1955' && year <= today.slice(0, 4)) return [];
    if (year > today.slice(0, 4) && !TOLD.test(text)) return [];
    if (year < '1955' && !/\b(?:we|our|us|practice|office)\b/i.test(text)) return [];
    return [
      {
        at: match.index,
        quote: match[0],
        severity: 'warning',
        what: `${year} can hardly be the year that is meant.`,
        fix: 'Check the year.',
        finding: 'facts/year',
      },
    ];
  });
};

const TOWNS =
  'Chandler|Mesa|Tempe|Scottsdale|Phoenix|Queen Creek|Apache Junction|Glendale|Peoria|Tucson|Higley|San Tan Valley|Ahwatukee|Maricopa|Casa Grande|Gilbert|Surprise|Goodyear|Avondale|Flagstaff';
const OUR_PLACE = new RegExp(
  String.raw`\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:office|practice|location|clinic|building) (?:is )?(?:located )?(?:in|at) (?:downtown |central |north |south |east |west )?(${TOWNS})\b|\b[Ww]e(?:'re| are) (?:located |right )?(?:in|at) (?:downtown |central )?(${TOWNS})\b|\b[Oo]ur (${TOWNS}) (?:office|location|practice|clinic)\b|\b(?:[Vv]isit|[Ss]ee|[Ff]ind) us in (${TOWNS})\b`,
  'gu',
);

/** Another town than ours, where we are said to be. */
export const otherTown: Finder = ({text, voice}, {practice}) => {
  if (!practice || voice === 'case') return [];
  return [...text.matchAll(OUR_PLACE)].flatMap((match): Found[] => {
    const town = match.slice(1).find((found) => found !== undefined) ?? '';
    if (town === practice.address.city) return [];
    return [
      {
        at: match.index,
        quote: match[0],
        what: `We are in ${practice.address.city}, not in ${town}.`,
        fix: 'Write <Address />, or say whose office that is.',
        finding: 'facts/address',
      },
    ];
  });
};
