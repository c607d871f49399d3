import {fireEvent, screen, within} from '@testing-library/react';
import {FORM_NAMES} from '@dental/vendors';
import {afterEach, describe, expect, it, vi} from 'vitest';
import Cell from '../../src/components/NewPatientForms/Cell';
import PatientForm from '../../src/components/PatientForm';
import {site} from './support/data';
import {show} from './support/show';

const {forms, practice} = site;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const write = (input: HTMLElement, value: string) => fireEvent.input(input, {target: {value}});
const send = () => fireEvent.submit(screen.getByRole('form'));

afterEach(() => vi.unstubAllGlobals());

/** What a screen reader says of a field, besides its name. */
function described(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

it.each(FORM_NAMES)(
  'whoever sends the form "%s" empty is led to the first field, and told what to do',
  (name) => {
    show(<PatientForm form={name} />);
    send();
    const [first] = forms[name].fields;
    const input = field(first!.label);
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toBe([first!.hint, first!.remedy].filter(Boolean).join(' '));
  },
);

it('of phone and e-mail one is enough, and it has to be whole', async () => {
  show(<PatientForm form="virtual" />);
  const [phone, email] = forms.virtual.fields.map(({label}) => field(label));
  write(phone!, '555-0199');
  send();
  expect(phone!.getAttribute('aria-invalid')).toBe('true');
  write(phone!, '');
  write(email!, 'zoe.obrien+dentist@example.com');
  const fetched = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  send();
  expect([phone, email].map((input) => input!.getAttribute('aria-invalid'))).toEqual([null, null]);
  expect(screen.getByRole('status').textContent).toBe(site.labels.forms.sending);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
});

it('what was typed is still there on another page with the form', () => {
  const {label} = forms.contact.fields.at(-1)!;
  show(<PatientForm form="contact" />);
  write(field(label), 'It hurts');
  document.body.replaceChildren();
  show(<PatientForm form="contact" />, '/contact-us');
  expect(field(label).value).toBe('It hurts');
});

it('a form that is sent twice, because the line is slow, arrives once', async () => {
  const visit = show(<PatientForm form="contact" />, '/contact-us');
  for (const {label, type} of forms.contact.fields)
    write(field(label), type === 'email' ? 'zoe@example.com' : 'Pain');
  const fetched = vi.fn(
    () => new Promise((done) => setTimeout(() => done(new Response('{"ok": true}')), 20)),
  );
  vi.stubGlobal('fetch', fetched);
  send();
  expect(send()).toBe(false);
  await vi.waitFor(() => expect(visit.address()).toBe('/thank-you'));
  expect(fetched).toHaveBeenCalledOnce();
});

const ANSWERS: Record<string, () => Promise<unknown>> = {
  'cannot be reached': () => Promise.reject(new TypeError('Failed to fetch')),
  'answers with an error': () => Promise.resolve(new Response('{}', {status: 500})),
  'does not take it': () => Promise.resolve(new Response('{"ok": false}')),
};

describe.each(Object.entries(ANSWERS))('a form whose service %s', (_, answer) => {
  it('keeps what was typed, shows a way, and can be sent again', async () => {
    const visit = show(<PatientForm form="contact" />, '/contact-us');
    for (const {label, type} of forms.contact.fields)
      write(field(label), type === 'email' ? 'zoe@example.com' : 'Pain');
    vi.stubGlobal('fetch', answer);
    send();
    await screen.findByText(new RegExp(site.labels.forms.notSent.slice(0, 30)));
    const ways = within(screen.getByRole('status')).getAllByRole('link');
    const {links, email, phone} = practice;
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        `tel:+1${phone.replaceAll(/\D/g, '')}`,
        `mailto:${email}`,
        links.booking,
      ]),
    );
    expect(field(forms.contact.fields[1]!.label).value).toBe('Pain');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"ok": true}')));
    send();
    await vi.waitFor(() => expect(visit.address()).toBe('/thank-you'));
  });
});

const {patientForms: remedies} = site.labels;

it.each([
  ['birthDay', '13451980', '04/15/1980'],
  ['zip', '8523', '85234'],
  ['tel', '555-0142', '(480) 555-0142'],
  ['email', 'zoe at example', 'zoe@example.com'],
] as const)(
  'what to do is said of an answer to "%s" that can’t be right: %s',
  (answer, wrong, right) => {
    show(<Cell cell={{name: 'asked', label: 'Asked', readAs: 'Asked', span: 1, answer}} />);
    const input = field('Asked');
    const answerWith = (value: string) => write(input, value) && fireEvent.blur(input);
    answerWith(wrong);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toContain(remedies[answer]);
    answerWith(right.replaceAll(/[/() -]/g, ''));
    expect(input.getAttribute('aria-invalid')).toBe(null);
    expect(input.value).toBe(right);
  },
);
