import {loadSite} from '../src/content/loadSite';
import {formatProblems} from '../src/content/problem';

/** `npm run check`: checks the whole content without a build, and says what is wrong, all at once. */
const started = performance.now();
const {site, problems} = loadSite(process.cwd());
if (site) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `The content is in order: ${site.pages.length} pages, ${site.cases.length} cases, ${site.reviews.length} reviews (${seconds} s).`,
  );
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
