// Counts a tap at Netlify: one entry a tap, whose name has only the day, the kind, and a random
// number. packages/delivery/github/netlify.mjs deploys it if the site counts taps, and sets the
// practice's time zone.
/* global TIME_ZONE */
import {connectLambda, getStore} from '@netlify/blobs';
import {randomUUID} from 'node:crypto';

export async function handler(event) {
  const [, kind] = /\/(call|book|directions|text)$/.exec(event.path) ?? [];
  if (event.httpMethod !== 'POST' || !kind) return {statusCode: 404};
  connectLambda(event);
  const day = new Date().toLocaleDateString('sv-SE', {timeZone: TIME_ZONE});
  await getStore('taps').set(`${day}/${kind}/${randomUUID()}`, '1');
  return {statusCode: 204};
}
