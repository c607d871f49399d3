/**
 * `npm run check:profiles`: compares the practice's Google profile with our records. On GitHub,
 * another job reads the profile into a file, so that no installed package reaches the key.
 */
import {readFileSync} from 'node:fs';
import {compareProfile, formatProfileSheet, type Place} from '@dental/delivery/monitor';
import {toLocalTime} from '@dental/practice';
import {requestPlace} from '../packages/delivery/github/readPlace.mjs';
import {readSiteHere, runCommand} from './lib/command';

runCommand('check:profiles', {}, async () => {
  const {site} = readSiteHere();
  const {googlePlaceId, timeZone} = site.practice;
  const {day} = toLocalTime(new Date(), timeZone);
  const {GOOGLE_PLACES_KEY: key, GOOGLE_PLACE_FILE: file} = process.env;
  if (!googlePlaceId || !(key || file)) {
    console.log('Compare by hand: there is no googlePlaceId, or no GOOGLE_PLACES_KEY.\n');
    console.log(formatProfileSheet(site, day));
    return;
  }
  const place = (
    file ? JSON.parse(readFileSync(file, 'utf8')) : await requestPlace(googlePlaceId, process.env)
  ) as Place;
  const differences = compareProfile(place, site, day);
  for (const difference of differences) console.log(`- ${difference}`);
  if (differences.length > 0) process.exitCode = 1;
  else console.log('✓ The Google profile says the same as our records.');
});
