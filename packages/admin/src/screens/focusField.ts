import {type Problem, splitFieldPath} from '@dental/content';
import {showLine} from '../body/showLine';
import {getInputId} from '../form/path';
import {toFormPath} from '../format';

/** Goes to the field or the line of a problem. */
export function focusProblem({line, field}: Problem, text: string): void {
  if (field !== undefined && !field.startsWith('body')) return focusField(toFormPath(field));
  const words = text.split('\n')[line - 1]?.trim() ?? '';
  if (!showLine(words)) focusFieldWith(words);
}

/** Focuses the field whose value a line of the file contains; the longest value if several. */
function focusFieldWith(line: string): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('[id^="field-"]');
  const [input] = [...inputs]
    .filter(({value}) => value && line.includes(value))
    .sort((a, b) => b.value.length - a.value.length);
  if (input) focusField(input.id.replace('field-', ''));
}

/** Moves the focus to a field, and opens the groups around it. */
export function focusField(path: string): void {
  const steps = splitFieldPath(path);
  for (let length = steps.length; length > 0; length -= 1) {
    const element = document.getElementById(getInputId(steps.slice(0, length)));
    if (!element) continue;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    // In a text, the block with the empty field.
    const target = element.querySelector<HTMLElement>('.block > .is-error') ?? element;
    target.focus();
    target.scrollIntoView({block: 'center'});
    return;
  }
}
