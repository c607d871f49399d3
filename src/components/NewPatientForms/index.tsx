import labels from '@generated/site-content/default/labels/patientForms.json';
import sections from '@generated/site-content/default/new-patient-forms.json';
import clsx from 'clsx';
import {useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import type {TextCell} from '@dental/content';
import {interpolate, NEW_PATIENT_FORMS} from '@dental/practice';
import {useFullPageLoad} from '../../hooks/useFullPageLoad';
import {buttonClass, PressButton} from '../Button';
import Icon from '../Icon';
import Block from './Block';
import styles from './styles.module.css';
import {useAnswers} from './useAnswers';

/** Those that patients fill in. */
const SHOWN = sections.filter(({forOffice}) => !forOffice);

/**
 * The new-patient forms to be filled in and printed: the fields of the PDF, from the same file of the content. They
 * are sent nowhere. Without scripts the browser fills them in and prints them; scripts keep what was typed through a
 * reload, look at dates and numbers, and ask before answers are lost.
 */
export default function NewPatientForms(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  // Remedies go with the answers that they are about.
  const [round, setRound] = useState(0);
  useFullPageLoad(NEW_PATIENT_FORMS);
  useAnswers(form);

  const clear = (event: SyntheticEvent) => {
    if (window.confirm(labels.clearQuestion)) setRound(round + 1);
    else event.preventDefault();
  };
  return (
    <form
      ref={form}
      className={styles.form}
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
        {SHOWN.map(({id, heading}) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
      {sections.map(({id, heading, who, blocks, forOffice}) => (
        <section
          key={`${id} ${round}`}
          className={clsx(styles.section, who && styles.sheet, forOffice && styles.forOffice)}
          aria-labelledby={id}
        >
          {who && <Who cells={who} />}
          {!forOffice && (
            <p className={styles.progress} data-print="hide">
              {interpolate(labels.progress, {
                number: SHOWN.findIndex((section) => section.id === id) + 1,
                count: SHOWN.length,
              })}
            </p>
          )}
          <h2 id={id}>{heading}</h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
      <Ending />
    </form>
  );
}

/** Whose form it is, at the top of a sheet of paper. */
function Who({cells}: {cells: readonly TextCell[]}): ReactNode {
  return (
    <p className={styles.who}>
      {cells.map(({name, label}) => (
        <span key={name}>
          {label}: <b data-repeats={name} />
        </span>
      ))}
    </p>
  );
}

/** What to do with the forms once they are filled in. */
function Ending(): ReactNode {
  const print = (event: MouseEvent) => {
    event.preventDefault();
    window.print();
  };
  return (
    <div className={styles.ending} data-print="hide">
      <a href="#print-or-save" className={buttonClass()} onClick={print} data-replay="">
        <Icon name="printer" />
        {labels.print}
      </a>
      <PressButton type="reset" look="secondary">
        {labels.clear}
      </PressButton>
      <p>{labels.kept}</p>
    </div>
  );
}
