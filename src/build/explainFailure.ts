import {describeDeadLink, type Message, type Problem, sortProblems} from '@dental/content';

const REMEDY = 'Undo the last change to it, or send this line to your developer.';

const COLOR_CODES = /\u001b\[[\d;]*m/g;
const BROKEN_LINKS =
  /Broken (?:link|anchor) on source page path = ([^\s:]+):\s*((?:\s*-> linking to [^\n]+)+)/g;
const MDX_FAILURE = /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^\n]+)/g;

interface Lookup {
  /** The project folder, as the build prints it. */
  root: string;
  /** The file of the page at a path. */
  findFile(this: void, path: string): string | undefined;
}

/**
 * Finds the pages that made a build fail, and the reasons.
 * @param output the output of Docusaurus
 * @returns nothing if no page of the content is the cause
 */
export function explainBuildFailure(output: string, {root, findFile}: Lookup): Problem[] {
  const text = output.replaceAll(COLOR_CODES, '');
  const makeProblem = (path: string, message: Message): Problem[] => {
    const file = findFile(path.replace(/(.)\/$/, '$1').replace(/\/page\/\d+$/, ''));
    return file === undefined ? [] : [{file, line: 1, ...message}];
  };

  // The cause of each failure is below it.
  const [, ...renderFailures] = text.split(/Can't render static file for pathname "?/);
  const unrendered = renderFailures.flatMap((report) => {
    const path = /^[^"\s]*/.exec(report)![0];
    const cause = /(?:\[cause\]|cause): (?:\w*Error: )?([^\n]+)/.exec(report)?.[1];
    const reason = cause ? `: ${withoutPeriod(cause)}` : '';
    return makeProblem(path, {message: `This page can't be shown${reason}.`, remedy: REMEDY});
  });
  const deadLinks = [...text.matchAll(BROKEN_LINKS)].flatMap(([, path = '', links = '']) =>
    [...links.matchAll(/-> linking to (\S+)/g)].flatMap(([, link = '']) =>
      makeProblem(path, describeDeadLink(link)),
    ),
  );
  const unreadable = [...text.matchAll(MDX_FAILURE)].map(([, path = '', cause = '']) => ({
    file: path.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''),
    line: 1,
    message: `This page can't be read: ${withoutPeriod(cause)}.`,
    remedy: REMEDY,
  }));
  return sortProblems([...unrendered, ...deadLinks, ...unreadable]);
}

function withoutPeriod(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
