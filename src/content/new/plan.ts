import {appendToList} from '../edit/list';
import {practiceFile} from '../folders';
import {planSchema} from '../schemas/prices';
import {slugify} from '../slugs';
import {refusal, type Drafter} from './draft';
import {fieldsOf} from './fields';
import {writeFields} from './write';

/** An insurance plan, at the end of the others. */
export const plan: Drafter = ({site, textOf}, {name}) => {
  const file = practiceFile('insurance');
  if (slugify(name) === '') return refusal(`The words "${name}" are no name of a plan.`, 'Write the name on the card.');
  const twin = site.insurance.plans.find((other) => slugify(other.name) === slugify(name));
  if (twin) return refusal(`There is a plan called "${twin.name}" already.`, `Edit it in ${file}.`);
  const lines = writeFields(fieldsOf(planSchema), {values: {name}, examples: {alsoCalled: ['alsoCalled: []']}});
  return {file, pictures: [], text: appendToList(textOf(file), 'plans', lines)};
};
