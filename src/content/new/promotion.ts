import {practiceFile} from '../folders';
import {promotionSchema} from '../schemas/practice';
import {appendToList} from '../edit/list';
import {slugify} from '../slugs';
import {refusal, type Drafter} from './draft';
import {fieldsOf} from './fields';
import {writeFields} from './write';

/** A promotion, at the end of the others. */
export const promotion: Drafter = ({site, textOf}, {name}) => {
  const {promotions} = site;
  const id = slugify(name);
  const file = practiceFile('promotions');
  if (id === '') return refusal(`The words "${name}" are no name of a promotion.`, 'Write its heading in a few words.');
  if (promotions.promotions.some((other) => other.id === id || other.heading === name))
    return refusal(`There is a promotion called "${name}" already.`, `Edit it in ${file}, or choose another name.`);
  const fields = fieldsOf(promotionSchema).filter((field) => field.name !== 'sample');
  const lines = writeFields(fields, {
    values: {id, heading: name, image: `art/promotion-${id}`},
    examples: {
      text: 'Book a cleaning in May, and whitening is half the price.',
      ticker: 'May at {practice-short}: whitening at half the price',
      starts: '2027-05-01',
      ends: '2027-05-31',
      links: ['links:', '  - label:', '    url:'],
    },
  });
  return {file, pictures: [`art/promotion-${id}`], text: appendToList(textOf(file), 'promotions', lines)};
};
