import labels from '@generated/site-content/default/labels/gallery.json';
import treatments from '@generated/site-content/default/treatments.json';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode, SubmitEvent} from 'react';
import {
  AGES,
  CATEGORIES,
  formatGalleryAddress,
  toFilterValue,
  type GalleryField,
  type GalleryFilter as Filter,
  GENDERS,
} from '@dental/practice';
import {PressButton} from '../Button';
import styles from './galleryFilter.module.css';
import {parseQuery} from './useGallery';

type Options = readonly (readonly [value: string, name: string])[];
const toOptions = (names: readonly string[]): Options =>
  names.map((name) => [toFilterValue(name), name]);

const FIELDS: Record<GalleryField, {label: string; any: string; options: Options}> = {
  service: {label: labels.treatment, any: labels.anyTreatment, options: treatments},
  age: {label: labels.age, any: labels.anyAge, options: toOptions(AGES)},
  gender: {label: labels.gender, any: labels.anyGender, options: toOptions(GENDERS)},
  category: {label: labels.category, any: labels.anyCategory, options: Object.entries(CATEGORIES)},
};

/** Fields without options are hidden, such as the treatment if no case has one. */
const VISIBLE_FIELDS = (Object.keys(FIELDS) as GalleryField[]).filter(
  (field) => FIELDS[field].options.length > 0,
);

/** Choices not applied yet. They outlive the component, because each gallery page is a route. */
let pendingChoices: Partial<Record<GalleryField, string | undefined>> = {};

/** Discards the choices that aren't applied, when the visitor leaves the gallery. */
export function clearPendingChoices(): void {
  pendingChoices = {};
}

/**
 * The filters of the smile gallery. Apply puts the choices into the address, which then shows the
 * first page of the matching cases (specification, sections 4 and 5).
 * @param filter the filter in the current address
 */
export default function GalleryFilter({filter}: {filter: Filter}): ReactNode {
  const history = useHistory();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearPendingChoices();
    const choices = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      choices.append(name, typeof value === 'string' ? value : '');
    history.push(formatGalleryAddress({filter: parseQuery(`?${choices}`).filter, page: 1}));
  };
  return (
    <form
      className={clsx('scripted', styles.filter)}
      method="get"
      action="/smile-gallery"
      onSubmit={apply}
      data-reads-entry
      aria-label={labels.filter}
      key={JSON.stringify(filter)}
    >
      {VISIBLE_FIELDS.map((field) => (
        <label key={field} className="stack strong small gap-1">
          <span>{FIELDS[field].label}</span>
          <select
            name={field}
            className="field"
            defaultValue={pendingChoices[field] ?? filter[field] ?? ''}
            onChange={({currentTarget}) => (pendingChoices[field] = currentTarget.value)}
          >
            <option value="">{FIELDS[field].any}</option>
            {FIELDS[field].options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <PressButton type="submit">{labels.apply}</PressButton>
    </form>
  );
}
