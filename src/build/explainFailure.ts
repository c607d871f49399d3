import {deadLink, type Message, type Problem, sortProblems} from '@dental/content';

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
export function explainBuild(output: string, places: Places): Problem[] {
  const plain = output.replaceAll(/\u001b\[[\d;]*m/g, '');
  return sortProblems([...renderErrors(plain, places), ...brokenLinks(plain, places), ...compileErrors(plain, places)]);
}

/** `Can't render static file for pathname "/about-us"`, with the cause below it. */
function renderErrors(output: string, places: Places): Problem[] {
  return [...output.matchAll(/Can't render static file for pathname "?([^"\s]+)"?/g)].flatMap(([, path = ''], index, all) => {
    const from = all[index]?.index ?? 0;
    const cause = /(?:\[cause\]|cause): (?:\w*Error: )?([^\n]+)/.exec(output.slice(from, all[index + 1]?.index))?.[1];
    return at(places, path, 1, {
      message: `This page cannot be shown${cause ? `: ${withoutStop(cause)}` : ''}.`,
      remedy: 'Undo the last change to it, or show this line to whoever looks after the code.',
    });
  });
}

/** `- Broken link on source page path = /about-us:` with the links below it. */
function brokenLinks(output: string, places: Places): Problem[] {
  const blocks = output.matchAll(/Broken (?:link|anchor) on source page path = ([^\s:]+):\s*((?:\s*-> linking to [^\n]+)+)/g);
  return [...blocks].flatMap(([, path = '', links = '']) =>
    [...links.matchAll(/-> linking to (\S+)/g)].flatMap(([, link = '']) =>
      at(places, path, 1, deadLink(link)),
    ),
  );
}

/** `MDX compilation failed for file "…"`, with a line of the body in its details. */
function compileErrors(output: string, {root}: Places): Problem[] {
  return [...output.matchAll(/MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^\n]+)/g)].map(
    ([, path = '', cause = '']) => ({
      file: path.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''),
      line: 1,
      message: `This page cannot be read: ${withoutStop(cause)}.`,
      remedy: 'Undo the last change to it, or show this line to whoever looks after the code.',
    }),
  );
}

function at({fileOf}: Places, path: string, line: number, message: Message): Problem[] {
  const file = fileOf(path.replace(/(.)\/$/, '$1').replace(/\/page\/\d+$/, ''));
  return file === undefined ? [] : [{file, line, ...message}];
}

function withoutStop(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
