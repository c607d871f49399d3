import {expect, it} from 'vitest';
import {saysSent} from '../../src/vendors/sent';

const SITE = 'https://practice.example';

/** What is made of an answer. */
const made = (body: string, {status = 200, url = 'https://forms.example/f/1'} = {}) =>
  saysSent({ok: status < 300, url, json: () => new Response(body).json()}, SITE).catch(() => 'no JSON');

it.each([
  ['Formspree', '{"next": "/thanks?language=en", "ok": true}', {}],
  ['Basin', '{"id": 7, "success": true}', {}],
  ['Netlify', '<!doctype html>', {url: `${SITE}/thank-you`}],
  ['Netlify, with a slash', '<!doctype html>', {url: `${SITE}/thank-you/`}],
])('a form is sent where %s says so', async (_, body, answer) => {
  expect(await made(body, answer)).toBe(true);
});

it.each([
  ['an error', '{"ok": true}', {status: 500}],
  ['JSON that denies it', '{"ok": false, "success": false}', {}],
  ['JSON with errors', '{"errors": [{"message": "Form not found"}]}', {}],
  ['JSON that says nothing', '{}', {}],
  ['no object', 'null', {}],
  ['a page that asks for proof of being human', '<!doctype html>', {}],
  ['nothing', '', {}],
  ['another page of ours', '<!doctype html>', {url: `${SITE}/contact-us`}],
  ["somebody else's thank-you page", '<!doctype html>', {url: 'https://forms.example/thank-you'}],
  ['an error of our thank-you page', '<!doctype html>', {status: 404, url: `${SITE}/thank-you`}],
])('a form is not sent where the answer is %s', async (_, body, answer) => {
  expect(await made(body, answer)).not.toBe(true);
});
