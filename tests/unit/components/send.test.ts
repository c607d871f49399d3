import {describe, expect, it} from 'vitest';
import {confirmsReceipt} from '../../../src/components/PatientForm/send';

interface Answer {
  name: string;
  body: string;
  status?: number;
  url?: string;
  isReceived: boolean;
}

const SITE = 'https://practice.example';
const SERVICE_URL = 'https://forms.example/f/1';

const ANSWERS: readonly Answer[] = [
  {name: 'Formspree', body: '{"next": "/thanks?language=en", "ok": true}', isReceived: true},
  {name: 'Basin', body: '{"id": 7, "success": true}', isReceived: true},
  {
    name: 'Netlify',
    body: '<!doctype html>',
    url: 'https://practice.example/thank-you',
    isReceived: true,
  },
  {
    name: 'Netlify, with a slash',
    body: '<!doctype html>',
    url: 'https://practice.example/thank-you/',
    isReceived: true,
  },
  {
    name: 'Netlify, from a Spanish page',
    body: '<!doctype html>',
    url: 'https://practice.example/es/thank-you',
    isReceived: true,
  },
  {
    name: 'a thank-you page of a host that begins like ours',
    body: '<!doctype html>',
    url: 'https://practice.example.evil.example/thank-you',
    isReceived: false,
  },
  {name: 'an error', body: '{"ok": true}', status: 500, isReceived: false},
  {name: 'JSON that denies receipt', body: '{"ok": false, "success": false}', isReceived: false},
  {
    name: 'JSON with errors',
    body: '{"errors": [{"message": "Form not found"}]}',
    isReceived: false,
  },
  {name: 'JSON without a result', body: '{}', isReceived: false},
  {name: 'JSON null', body: 'null', isReceived: false},
  {
    name: 'a CAPTCHA page',
    body: '<!doctype html>',
    isReceived: false,
  },
  {name: 'an empty body', body: '', isReceived: false},
  {
    name: 'another page of ours',
    body: '<!doctype html>',
    url: 'https://practice.example/contact-us',
    isReceived: false,
  },
  {
    name: "another site's thank-you page",
    body: '<!doctype html>',
    url: 'https://forms.example/thank-you',
    isReceived: false,
  },
  {
    name: 'our thank-you page with an error',
    body: '<!doctype html>',
    status: 404,
    url: 'https://practice.example/thank-you',
    isReceived: false,
  },
];

describe('confirmsReceipt', () => {
  it.each(ANSWERS)('returns $isReceived for $name', async (answer) => {
    const {body, status = 200, url = SERVICE_URL, isReceived} = answer;
    const response = {ok: status < 300, url, json: () => new Response(body).json()};
    const result = await confirmsReceipt(response, SITE).catch(() => 'no JSON');
    expect(result === true).toBe(isReceived);
  });
});
