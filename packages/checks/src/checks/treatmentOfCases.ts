import {asText, atField, type Check} from '@dental/content';
import {phrases, type Phrases} from '@dental/prose';

/** Treatments that a story does not name by the way. */
const LARGE: readonly Phrases[] = [phrases('implant*'), phrases('veneer*'), phrases('denture*'), phrases('aligner*')];

/** What a treatment is called, in the field and in the story. */
const TREATMENTS: readonly Phrases[] = [
  phrases('implant*'),
  phrases('veneer*'),
  phrases('crown*|cap'),
  phrases('bonding|bonded|composite|resin|filling*|restor*|built|rebuilt'),
  phrases('whiten*|bleach*|tray*|gel'),
  phrases('bridge*'),
  phrases('denture*|partial*'),
  phrases('aligner*|braces|invisalign|straighten*|retainer*'),
  phrases('clean*|scaling|polish*|deep|hygiene|tartar|plaque'),
  phrases('graft*|contour*|gum|gums|reshap*|smooth*'),
  phrases('inlay*|onlay*'),
  phrases('root_canal*|nerve'),
];

/** The words of a case tell of the treatment that its field names, and not of another. */
export const checkTreatmentOfCases: Check = (content) =>
  content.documents
    .filter(({kind}) => kind === 'case')
    .flatMap(({file, fields, body}) => {
      const treatment = asText(fields?.treatment);
      const story = [asText(fields?.heading), ...body.passages.map(({text}) => text)];
      const isIn = ({find}: Phrases, lines: readonly string[]) => lines.some((line) => find(line).length > 0);
      const named = TREATMENTS.filter((one) => isIn(one, [treatment]));
      const isTold = named.some((one) => isIn(one, story));
      if (named.length === 0 || isTold || !LARGE.some((one) => isIn(one, story))) return [];
      return [
        {
          ...atField(content, file, ['treatment'], {
            what: `The treatment is "${treatment}", and the words of the case do not tell of it.`,
            fix: 'Correct the field, or the words.',
          }),
          severity: 'warning' as const,
          finding: 'facts/treatment',
          quote: treatment,
        },
      ];
    });
