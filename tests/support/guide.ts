import {readFileSync} from 'node:fs';
import {CONTENT_FOLDER} from '@dental/content';
import {type EditedContent} from '@dental/testing/editedSite';
import {makePhotograph} from '@dental/testing/pictures';

const GUIDE = `${CONTENT_FOLDER}/README.md`;

/** An example in the guide: changed lines of a file (`diff`), or a whole new file. */
interface Example {
  task: number;
  file: string;
  isDiff: boolean;
  lines: string[];
}

/** The examples of the guide as staff would copy them, with dates in the future. */
export function readGuideExamples(): Example[] {
  const guide = readFileSync(GUIDE, 'utf8').replaceAll(
    /\b2027(?=-)/g,
    String(new Date().getFullYear() + 1),
  );
  return guide.split(/^## (?=\d+\. )/m).flatMap((section) => {
    const task = Number.parseInt(section, 10);
    return findExamples(section).map((example) => ({
      ...example,
      task,
      file: example.file.slice(CONTENT_FOLDER.length + 1),
    }));
  });
}

/** The examples in a document: code blocks that name a file, from the project folder. */
export function findExamples(text: string): Omit<Example, 'task'>[] {
  return [...text.matchAll(/^( *)```(\w+) (\S+\/\S+)\n([^]*?)^\1```$/gm)].map(
    ([, indent = '', language, file = '', code = '']) => ({
      file,
      isDiff: language === 'diff',
      lines: code
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(indent.length)),
    }),
  );
}

/** Does the tasks of the guide with its own examples. */
export async function doAllTasks(content: EditedContent): Promise<void> {
  for (const example of readGuideExamples()) {
    if (example.isDiff)
      content.write(example.file, applyExample(content.read(example.file), example));
    else addFile(content, example);
  }
  const rosa = await makePhotograph(900);
  content.addPicture('team/maria.jpg', await makePhotograph(700));
  content.removePicture('team/rosa.svg');
  content.addPicture('team/rosa.jpg', rosa);
  content.remove('our-staff/kayla.mdx');
  content.removePicture('team/kayla.svg');
  for (const side of ['before', 'after'])
    content.addPicture(
      `cases/2026-10-14-chip-from-a-coffee-mug-${side}.jpg`,
      await makePhotograph(1400),
    );
}

function addFile(content: EditedContent, {file, lines}: Example): void {
  content.write(file, `${lines.join('\n')}\n`);
}

/**
 * Applies an example to a text: lines without a sign give the place, `-` lines are replaced by `+`
 * lines. A field is found by its name, with any value.
 * @throws if the example no longer fits the text
 */
export function applyExample(text: string, {file, lines}: Pick<Example, 'file' | 'lines'>): string {
  const result = text.split('\n');
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const sign = line[0] ?? ' ';
    const words = line.slice(1);
    if (sign === '+') {
      const was = lines[index - 1];
      if (was?.startsWith('-'))
        result[at - 1] = replaceLine(result[at - 1] ?? '', was.slice(1), words);
      else result.splice(at++, 0, words);
      continue;
    }
    const matchIndex = result.findIndex(
      (candidate, place) => place >= at && matchesLine(candidate, words, sign === '-'),
    );
    if (matchIndex === -1)
      throw new Error(
        `${GUIDE} has an example that fits no longer: ${file} has no line "${words}".`,
      );
    at = matchIndex + 1;
  }
  return result.join('\n');
}

function matchesLine(line: string, words: string, isOld: boolean): boolean {
  if (words.startsWith('…')) return line.includes(trimEnds(words));
  const field = isOld && /^\s*\w+:/.exec(words)?.[0];
  return field ? line.startsWith(field) : line.trimEnd() === words.trimEnd();
}

function replaceLine(line: string, was: string, is: string): string {
  return was.startsWith('…') ? line.replace(trimEnds(was), trimEnds(is)) : is;
}

function trimEnds(words: string): string {
  return words.replaceAll(/^…\s*|\s*…$/g, '');
}
