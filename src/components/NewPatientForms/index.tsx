import labels from '@generated/site-content/default/labels/patientForms.json';
import sections from '@generated/site-content/default/new-patient-forms.json';
import clsx from 'clsx';
import {useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {interpolate, NEW_PATIENT_FORMS_PATH} from '@dental/practice';
import {showCurrentPhone} from '../../officePhone';
import {useFullPageLoad} from '../../hooks/useFullPageLoad';
import {getButtonClass, PressButton} from '../Button';
import Icon from '../Icon';
import Block from './Block';
import styles from './styles.module.css';
import {useAnswers} from './useAnswers';

const SECTIONS = showCurrentPhone(sections);

/** The sections that patients fill in. Sections for the office are only on paper. */
const PATIENT_SECTIONS = SECTIONS.filter(({forOffice}) => !forOffice);

/**
 * The new-patient forms to fill in and print, from the same content file as the PDF. Nothing is
 * sent. They work without scripts; scripts keep the answers through a reload, check dates and
 * numbers, and ask before answers are lost.
 */
export default function NewPatientForms(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  // Part of the sections' keys, so that clearing the form also removes its hints.
  const [clearCount, setClearCount] = useState(0);
  useFullPageLoad(NEW_PATIENT_FORMS_PATH);
  useAnswers(form);

  const clear = (event: SyntheticEvent) => {
    if (window.confirm(labels.clearQuestion)) setClearCount(clearCount + 1);
    else event.preventDefault();
  };
  const print = (event: MouseEvent) => {
    event.preventDefault();
    window.print();
  };
  return (
    <form
      ref={form}
      className={clsx('stack gap-6', styles.form)}
      aria-label={labels.name}
      autoComplete="off"
      noValidate
      onReset={clear}
      onSubmit={(event) => event.preventDefault()}
      data-wide
      data-print="form"
      data-reads-entry
    >
      <ol className={styles.list} data-print="hide">
        {PATIENT_SECTIONS.map(({id, heading}) => (
          <li key={id}>
            <a href={`#${id}`} className="line-within target">
              {heading}
            </a>
          </li>
        ))}
      </ol>
      {SECTIONS.map((section) => (
        <FormSection key={`${section.id} ${clearCount}`} {...section} />
      ))}
      <div className="row line gap-4" data-print="hide">
        <a href="#print-or-save" className={getButtonClass()} onClick={print} data-replay="">
          <Icon name="printer" />
          <span>{labels.print}</span>
        </a>
        <PressButton type="reset" look="secondary">
          {labels.clear}
        </PressButton>
        <p className="fine measure">{labels.kept}</p>
      </div>
    </form>
  );
}

type FormSectionProps = (typeof sections)[number];

function FormSection({id, heading, who, blocks, forOffice}: FormSectionProps): ReactNode {
  return (
    <section
      className={clsx(
        'stack gap-5',
        styles.section,
        who && styles.sheet,
        forOffice && styles.forOffice,
      )}
      aria-labelledby={id}
    >
      {who && (
        <p className={clsx('row gap-5', styles.who)}>
          {who.map(({name, label}) => (
            <span key={name}>
              <span>{`${label}: `}</span>
              <b data-repeats={name} />
            </span>
          ))}
        </p>
      )}
      {!forOffice && (
        <p className="small strong" data-print="hide">
          {interpolate(labels.progress, {
            number: PATIENT_SECTIONS.findIndex((section) => section.id === id) + 1,
            count: PATIENT_SECTIONS.length,
          })}
        </p>
      )}
      <h2 id={id} className="heading-3">
        {heading}
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}
