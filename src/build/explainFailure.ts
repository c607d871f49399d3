import {deadLink, type Message, type Problem, sortProblems} from '@dental/content';

const REMEDY = 'Undo the last change to it, or show this line to whoever looks after the code.';

/** What is needed to name the page of an address. */
interface Places {
  /** The project folder, as the build names it. */
  root: string;
  /** The files of pages by their addresses. */
  fileOf(this: void, path: string): string | undefined;
}

/**
 * Finds in the output of a build that failed what went wrong on which page.
 * @param output what Docusaurus printed
 * @returns nothing if no page of the content is to blame
 */
export function explainBuild(output: string, {root, fileOf}: Places): Problem[] {
  const plain = output.replaceAll(/\u001b\[[\d;]*m/g, '');
  const at = (path: string, message: Message): Problem[] => {
    const file = fileOf(path.replace(/(.)\/$/, '$1').replace(/\/page\/\d+$/, ''));
    return file === undefined ? [] : [{file, line: 1, ...message}];
  };
  // Each comes with its cause below it.
  const [, ...unshown] = plain.split(/Can't render static file for pathname "?/);
  const links = plain.matchAll(
    /Broken (?:link|anchor) on source page path = ([^\s:]+):\s*((?:\s*-> linking to [^\n]+)+)/g,
  );
  const unread = plain.matchAll(/MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^\n]+)/g);
  return sortProblems([
    ...unshown.flatMap((said) => {
      const cause = /(?:\[cause\]|cause): (?:\w*Error: )?([^\n]+)/.exec(said)?.[1];
      const message = `This page cannot be shown${cause ? `: ${withoutStop(cause)}` : ''}.`;
      return at(/^[^"\s]*/.exec(said)![0], {message, remedy: REMEDY});
    }),
    ...[...links].flatMap(([, path = '', list = '']) =>
      [...list.matchAll(/-> linking to (\S+)/g)].flatMap(([, link = '']) =>
        at(path, deadLink(link)),
      ),
    ),
    ...[...unread].map(([, path = '', cause = '']) => ({
      file: path.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''),
      line: 1,
      message: `This page cannot be read: ${withoutStop(cause)}.`,
      remedy: REMEDY,
    })),
  ]);
}

function withoutStop(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
