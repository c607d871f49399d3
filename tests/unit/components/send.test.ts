import {describe, expect, it} from 'vitest';
import {confirmsReceipt} from '../../../src/components/PatientForm/send';
import {table} from '@dental/testing/table';

describe('form submission', () => {
  const SITE = 'https://practice.example';

  it.each(
    table<[string, string, {status?: number; url?: string}, boolean]>(import.meta.url, 'answers'),
  )(
    "posts to the form's service: %s",
    async (_, body, {status = 200, url = 'https://forms.example/f/1'}, isSent) => {
      const answer = {ok: status < 300, url, json: () => new Response(body).json()};
      expect((await confirmsReceipt(answer, SITE).catch(() => 'no JSON')) === true).toBe(isSent);
    },
  );
});
