import {type Check, joinPatterns, STATES} from '@dental/content';
import {NAME_ENDS} from '../ourPlace';
import {findMentions} from './mentions';

const OFFICE = '(?:consultorio|clínica)(?: dental)?';
const BEFORE_TOWN = [
  String.raw`\b[Nn]uestr[oa] ${OFFICE} de `,
  String.raw`\b${OFFICE} (?:está |queda )?(?:ubicad[oa] )?en `,
  String.raw`\b(?:[Ee]stamos|[Vv]isítenos|[Ll][oe]s? esperamos) (?:ubicados )?en `,
].join('|');

const NAME = String.raw`\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?`;

const OUR_TOWN = new RegExp(String.raw`(?:${BEFORE_TOWN})(${NAME})(?=[,.!?]|$| \p{Ll})`, 'gu');

/** The town with its state in a title or a description. */
const TOWN_IN_TITLE = new RegExp(
  String.raw`\ben (${NAME}), (?:[A-Z]{2}\b|\p{Lu}\p{Ll}+\b|\{state\})`,
  'gu',
);

/** Capitalized names after "en" that aren't towns: holidays and websites. */
const NO_TOWNS = [
  'Navidad',
  'Año',
  'Semana',
  'Pascua',
  'Acción',
  'Internet',
  'Google',
  'Yelp',
  'Facebook',
  'Instagram',
  'TikTok',
  'YouTube',
  'WhatsApp',
];

/** Reports a town that isn't ours, in sentences and titles about our office. */
export const checkSpanishTown: Check = (content) => {
  const {practice} = content;
  if (!practice) return [];
  const {name, address} = practice;
  const {city, state} = address;
  const knownPlaces = [city, STATES[state]?.name ?? state, ...NO_TOWNS];
  const titles = findMentions(content, TOWN_IN_TITLE).filter(([{field}]) => field !== undefined);
  return [...findMentions(content, OUR_TOWN), ...titles]
    .filter(
      ([, town]) => !name.startsWith(town) && !knownPlaces.some((one) => town.startsWith(one)),
    )
    .map(([mention, town]) => ({
      ...mention,
      finding: 'es/town',
      message: `We are in ${city}, not in ${town}.`,
      remedy:
        mention.field === undefined
          ? 'Write <Address />, or link to [cómo llegar](/es/contact-us).'
          : `Change ${town} to {city}, the town in practice.yml.`,
    }));
};

/** Words at the start of a sentence that belong to no name. */
const NO_NAME =
  '(?!(?:En|Con|De|Del|El|La|Los|Las|Si|Su|Sus|Un|Una|Y|A|Para|Por|Como|Nuestr[oa]s?) )';

/** A name like that of a dental practice, in English as on its sign. */
const PRACTICE_NAME = new RegExp(
  [
    String.raw`(?<!\p{L})${NO_NAME}((?:\p{Lu}[\p{L}'’&-]+ ){1,3}`,
    String.raw`${joinPatterns(NAME_ENDS)})(?! \p{Lu})`,
  ].join(''),
  'gu',
);

/** Reports the name of a practice that is in none of our records. */
export const checkSpanishPracticeName: Check = (content) => {
  const {practice, insurance, paymentPartners} = content;
  if (!practice) return [];
  const known = JSON.stringify([practice, insurance, paymentPartners]);
  return findMentions(content, PRACTICE_NAME)
    .filter(([, name]) => !known.includes(name))
    .map(([mention, name]) => ({
      ...mention,
      severity: 'warning',
      finding: 'es/our-name',
      message: `"${name}" isn't the name of our practice.`,
      remedy: 'Change it to <Fact name="practice.name" />, or say whose name it is.',
    }));
};
