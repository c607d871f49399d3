import type {FinancingService} from '../scripts';
import styles from './preview.module.css';

/* The financing widget of a preview: it keeps the real one's contract and asks no one for credit. */

const QUESTIONS: Record<string, string[]> = {
  'What do you want to finance?': ['A check-up and cleaning', 'A crown or a bridge', 'An implant', 'Something else'],
  'How would you like to pay it back?': ['Over a few months', 'Over a year', 'As slowly as I may'],
};

/** Puts the stand-in where the real widget's script would be. */
export function install(): void {
  const service: FinancingService = {
    init: ({element}) => {
      const form = Object.assign(document.createElement('form'), {className: styles.form});
      form.setAttribute('aria-label', 'Financing (preview)');
      const answer = document.createElement('p');
      answer.setAttribute('role', 'status');
      const submit = Object.assign(document.createElement('button'), {
        type: 'submit',
        textContent: 'See what I qualify for',
      } as const);
      form.append(
        Object.assign(document.createElement('p'), {textContent: 'This is a preview: the widget sends nothing.'}),
        ...Object.entries(QUESTIONS).map(([question, options]) => choice(question, options)),
        submit,
        answer,
      );
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        answer.textContent = 'In a live visit the financing partner would answer here.';
      });
      element.append(form);
    },
  };
  window.CherryWidget = service;
}

function choice(question: string, options: string[]): HTMLLabelElement {
  const label = Object.assign(document.createElement('label'), {textContent: question});
  const select = document.createElement('select');
  select.append(...options.map((option) => new Option(option)));
  label.append(select);
  return label;
}
