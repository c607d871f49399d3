import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {FORM_NAMES} from '@dental/vendors';
import {afterEach, describe, expect, it, vi} from 'vitest';
import Cell from '../../src/components/NewPatientForms/Cell';
import PatientForm from '../../src/components/PatientForm';
import {site} from './support/data';
import {show} from './support/show';

const {forms, practice} = site;
const findField = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (input: HTMLElement, value: string) => fireEvent.input(input, {target: {value}});
const submit = () => fireEvent.submit(screen.getByRole('form'));
const isInvalid = (input: HTMLElement) => input.getAttribute('aria-invalid') === 'true';

function fillInContactForm(): void {
  for (const field of forms.contact.fields)
    type(findField(field.label), field.type === 'email' ? 'zoe@example.com' : 'Pain');
}

/** The description of a field for screen readers. */
function readDescription(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Makes the request for the form hang, so that only sending it is tested. */
function stubPendingFetch() {
  const fetch = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('PatientForm', () => {
  it.each(FORM_NAMES)('focuses the first field of the empty form "%s" with a remedy', (name) => {
    show(<PatientForm form={name} />);
    submit();
    const [first] = forms[name].fields;
    const input = findField(first!.label);
    expect(document.activeElement).toBe(input);
    expect(isInvalid(input)).toBe(true);
    expect(readDescription(input)).toBe([first!.hint, first!.remedy].filter(Boolean).join(' '));
  });

  it('requires either a complete phone number or an e-mail address', async () => {
    show(<PatientForm form="virtual" />);
    const [phone, email] = forms.virtual.fields.map(({label}) => findField(label));
    type(phone!, '555-0199');
    submit();
    expect(isInvalid(phone!)).toBe(true);
    type(phone!, '');
    type(email!, 'zoe.obrien+dentist@example.com');
    const fetch = stubPendingFetch();
    submit();
    expect([phone, email].map((input) => input!.getAttribute('aria-invalid'))).toEqual([
      null,
      null,
    ]);
    expect(screen.getByRole('status').textContent).toBe(site.labels.forms.sending);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
  });

  it.each([
    {digits: 9, phone: '480 555 019', isAccepted: false},
    {digits: 10, phone: '480 555 0199', isAccepted: true},
  ])('sends only complete phone numbers: $digits digits', async ({phone, isAccepted}) => {
    show(<PatientForm form="virtual" />);
    const input = findField(forms.virtual.fields[0]!.label);
    const fetch = stubPendingFetch();
    type(input, phone);
    submit();
    expect(isInvalid(input)).toBe(!isAccepted);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(isAccepted ? 1 : 0));
  });

  it('removes the spaces that autocorrect adds to an email address', () => {
    show(<PatientForm form="newsletter" />);
    const input = findField(forms.newsletter.fields[0]!.label);
    stubPendingFetch();
    type(input, 'zoe @example.com.');
    submit();
    expect(input.value).toBe('zoe@example.com');
    expect(isInvalid(input)).toBe(false);
  });

  it('keeps typed text for another page with the form', () => {
    const {label} = forms.contact.fields.at(-1)!;
    show(<PatientForm form="contact" />);
    type(findField(label), 'It hurts');
    document.body.replaceChildren();
    show(<PatientForm form="contact" />, '/contact-us');
    expect(findField(label).value).toBe('It hurts');
  });

  it('takes no text while it is sent, which would be lost', async () => {
    show(<PatientForm form="contact" />, '/contact-us');
    fillInContactForm();
    const field = findField(forms.contact.fields.find(({type}) => type === 'long-text')!.label);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', {status: 500})));
    submit();
    expect(field.readOnly).toBe(true);
    await waitFor(() => expect(field.readOnly).toBe(false));
  });

  it('sends once when submitted twice on a slow connection', async () => {
    const visit = show(<PatientForm form="contact" />, '/contact-us');
    fillInContactForm();
    const fetch = vi.fn(
      () => new Promise((done) => setTimeout(() => done(new Response('{"ok": true}')), 20)),
    );
    vi.stubGlobal('fetch', fetch);
    submit();
    expect(submit()).toBe(false);
    await waitFor(() => expect(visit.address()).toBe('/thank-you'));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([
    {
      failure: 'cannot be reached',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    },
    {
      failure: 'answers with an error',
      fetch: () => Promise.resolve(new Response('{}', {status: 500})),
    },
    {
      failure: 'denies receipt',
      fetch: () => Promise.resolve(new Response('{"ok": false}')),
    },
  ])('keeps the text for another try when the service $failure', async ({fetch}) => {
    const visit = show(<PatientForm form="contact" />, '/contact-us');
    fillInContactForm();
    vi.stubGlobal('fetch', fetch);
    submit();
    await screen.findByText(new RegExp(site.labels.forms.notSent.slice(0, 30)));
    const contactLinks = within(screen.getByRole('status')).getAllByRole('link');
    const {links, email, phone} = practice;
    expect(contactLinks.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        `tel:+1${phone.replaceAll(/\D/g, '')}`,
        `mailto:${email}`,
        links.booking,
      ]),
    );
    expect(findField(forms.contact.fields[1]!.label).value).toBe('Pain');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"ok": true}')));
    submit();
    await waitFor(() => expect(visit.address()).toBe('/thank-you'));
  });
});

describe('Cell of the new-patient forms', () => {
  const {patientForms: remedies} = site.labels;

  it.each([
    {answer: 'birthDay', wrong: '13451980', right: '04/15/1980'},
    {answer: 'zip', wrong: '8523', right: '85234'},
    {answer: 'tel', wrong: '555-0142', right: '(480) 555-0142'},
    {answer: 'email', wrong: 'zoe at example', right: 'zoe@example.com'},
  ] as const)('shows a remedy for the $answer $wrong', async ({answer, wrong, right}) => {
    show(<Cell cell={{name: 'asked', label: 'Asked', readAs: 'Asked', span: 1, answer}} />);
    const input = findField('Asked');
    const fillIn = (value: string) => {
      type(input, value);
      fireEvent.blur(input);
    };
    fillIn(wrong);
    await waitFor(() => expect(isInvalid(input)).toBe(true));
    expect(readDescription(input)).toContain(remedies[answer]);
    fillIn(right.replaceAll(/[/() -]/g, ''));
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe(null));
    expect(input.value).toBe(right);
  });
});
