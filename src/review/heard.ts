import type {Obstacle} from '../gate/axe';

/** Something that a screen reader announces. */
interface Heard {
  role: string;
  name: string;
  level?: string;
}

/** What is announced by its name: the rest is text, which the words tell. */
const NAMED: Record<string, string> = {
  link: 'link',
  button: 'button',
  heading: 'heading',
  img: 'picture',
  textbox: 'field',
  combobox: 'choice',
  checkbox: 'box',
  radio: 'choice',
  table: 'table',
  navigation: 'menu',
  region: 'part',
  dialog: 'dialog',
  tab: 'tab',
};

/**
 * What somebody who listens to a page notices, in sentences.
 * @param before what a screen reader is given, as Playwright's aria snapshot
 * @param words what is told as a change of words already
 */
export function hearingSentences(before: string, after: string, words: readonly string[] = []): string[] {
  const was = heardIn(before);
  const is = heardIn(after);
  const fresh = without(is, was);
  const gone = without(was, is);
  const take = (test: (old: Heard) => boolean) => {
    const at = gone.findIndex(test);
    return at === -1 ? undefined : gone.splice(at, 1)[0];
  };
  const isTold = ({name}: Heard) => name !== '' && words.some((text) => text.includes(name) || name.includes(text));
  const sentences: string[] = [];
  const unpaired: Heard[] = [];
  for (const now of fresh) {
    const same = now.name === '' ? undefined : take((old) => old.name === now.name);
    if (!same) unpaired.push(now);
    else if (same.role !== now.role)
      sentences.push(`“${now.name}” is announced as a ${nameOf(now)} instead of a ${nameOf(same)}.`);
    else if (same.level !== now.level)
      sentences.push(`The heading “${now.name}” is of level ${now.level} instead of ${same.level}.`);
  }
  for (const now of unpaired) {
    const old = take(({role}) => role === now.role);
    if (now.name === '')
      sentences.push(
        old?.name ? `The ${nameOf(now)} “${old.name}” has no name any more.` : `A ${nameOf(now)} has no name.`,
      );
    else if (old?.name === '') sentences.push(`A ${nameOf(now)} that had no name is called “${now.name}”.`);
    else if (old && !(isTold(now) || isTold(old)))
      sentences.push(`The ${nameOf(now)} “${old.name}” is announced as “${now.name}”.`);
    else if (!old && !isTold(now)) sentences.push(`A ${nameOf(now)} is announced that was not: “${now.name}”.`);
  }
  for (const old of gone)
    if (!isTold(old) && old.name !== '') sentences.push(`The ${nameOf(old)} “${old.name}” is not announced any more.`);
  return [...new Set(sentences)];
}

/** What keeps people from using a page now that did not before, in sentences. */
export function newObstacles(before: readonly Obstacle[], after: readonly Obstacle[]): string[] {
  const count = (list: readonly Obstacle[], rule: string) => list.filter((obstacle) => obstacle.rule === rule).length;
  const fresh = after.filter(({rule}) => count(after, rule) > count(before, rule));
  return [
    ...new Map(fresh.map(({rule, help, target}) => [rule, `Not everybody can use it: ${help} (${target}).`])).values(),
  ];
}

function heardIn(snapshot: string): Heard[] {
  return snapshot.split('\n').flatMap((line) => {
    const [, role = '', name = '""', rest = ''] = /^\s*- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(line) ?? [];
    if (!(role in NAMED)) return [];
    const level = /\[level=(\d)\]/.exec(rest)?.[1];
    return [{role, name: unquoted(name), ...(level && {level})}];
  });
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/g, '$1').replaceAll("''", "'").trim();
}

function nameOf({role}: Heard): string {
  return NAMED[role] ?? role;
}

function without(list: readonly Heard[], other: readonly Heard[]): Heard[] {
  const left = other.map((heard) => JSON.stringify(heard));
  return list.filter((heard) => {
    const at = left.indexOf(JSON.stringify(heard));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
