/** `npm run review-card`: writes the cards that ask patients for a review, as a PDF. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {renderReviewCards} from '@dental/print';
import {readSiteHere, runCommand} from './lib/command';

const FILE = '.cache/review-card.pdf';

runCommand('review-card', {}, async () => {
  const card = await renderReviewCards(readSiteHere().site);
  mkdirSync('.cache', {recursive: true});
  writeFileSync(FILE, card);
  console.log(`✓ Wrote ${FILE}. Print it on cards of 4 by 6 inches.`);
});
