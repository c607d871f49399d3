import problems from '@generated/content-problems/default/problems.json';
import {formatProblem} from '@dental/content/problem';
import {counted} from '@dental/practice';
import styles from './styles.module.css';

/* Runs in the browser of whoever edits the content live, and again whenever the problems change. */

const ID = 'content-problems';

const shown = document.getElementById(ID);
shown?.remove();

// A page that could not be rendered is rendered again once everything is corrected.
if (shown && problems.length === 0) window.location.reload();

if (problems.length > 0) {
  const banner = document.createElement('aside');
  banner.id = ID;
  banner.className = styles.banner ?? '';
  const count = counted(problems.length, 'problem');
  const heading = `${count} in the content. A page with a problem shows again once it is corrected.`;
  banner.textContent = [heading, ...problems.map(formatProblem)].join('\n\n');
  document.body.append(banner);
}
