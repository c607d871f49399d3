import type {ChatService} from '../scripts';
import styles from './preview.module.css';

/* The chat assistant of a preview: it keeps the real one's contract, opens a window of its own, and reaches no one. */

/** Puts the stand-in where the real assistant's script would be. */
export function install(): void {
  let panel: HTMLDivElement | undefined;
  const service: ChatService = {
    init: () => {
      panel ??= makePanel();
    },
    open: () => {
      if (!panel) return;
      panel.hidden = false;
      panel.querySelector('textarea')?.focus();
    },
  };
  window.DeskChat = service;
}

function makePanel(): HTMLDivElement {
  const panel = Object.assign(document.createElement('div'), {className: styles.panel, hidden: true});
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', 'Chat (preview)');
  const log = Object.assign(document.createElement('div'), {className: styles.log});
  log.setAttribute('role', 'log');
  log.append(line('This is a preview: no one reads along, and nothing is sent.'), line('How can we help you today?'));
  const text = Object.assign(document.createElement('textarea'), {rows: 2, name: 'message'});
  text.setAttribute('aria-label', 'Your message');
  const close = button('Close chat', () => hide(panel));
  const form = Object.assign(document.createElement('form'), {className: styles.form});
  form.append(text, Object.assign(button('Send'), {type: 'submit'}));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (text.value.trim() === '') return;
    log.append(line(text.value), line('Thank you. In a live visit our front desk would answer here.'));
    form.reset();
  });
  panel.addEventListener('keydown', (event) => event.key === 'Escape' && hide(panel));
  panel.append(close, log, form);
  document.body.append(panel);
  return panel;
}

function hide(panel: HTMLElement): void {
  panel.hidden = true;
  document.querySelector<HTMLElement>('[data-chat-launcher]')?.focus();
}

function line(words: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), {textContent: words});
}

function button(label: string, press?: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), {type: 'button', textContent: label} as const);
  if (press) made.addEventListener('click', press);
  return made;
}
