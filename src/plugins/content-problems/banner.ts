import problems from '@generated/content-problems/default/problems.json';
import {formatProblem} from '@dental/content/problem';
import {pluralize} from '@dental/practice';
import styles from './styles.module.css';

/* Runs in the browser while content is edited on the dev server, at each change of the problems. */

const ID = 'content-problems';

const previous = document.getElementById(ID);
previous?.remove();

// A page that failed to render needs a reload once all problems are fixed.
if (previous && problems.length === 0) window.location.reload();

if (problems.length > 0) {
  const banner = document.createElement('aside');
  banner.id = ID;
  banner.className = styles.banner ?? '';
  const count = pluralize(problems.length, 'problem');
  const heading = `${count} in the content. A page with a problem appears again after you fix it.`;
  banner.textContent = [heading, ...problems.map(formatProblem)].join('\n\n');
  document.body.append(banner);
}
