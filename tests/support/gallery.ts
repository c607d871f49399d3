import {GALLERY_OPTIONS, matchesFilter} from '@dental/practice';
import type {SmileCase} from '@dental/content';

/** A choice of gallery filters that matches no case. */
export function findChoiceWithoutCases(
  cases: readonly SmileCase[],
): Record<keyof typeof GALLERY_OPTIONS, string> {
  const {age, gender, category} = GALLERY_OPTIONS;
  const choices = age.flatMap((a) =>
    gender.flatMap((g) => category.map((c) => ({age: a, gender: g, category: c}))),
  );
  const empty = choices.find((choice) => !cases.some((record) => matchesFilter(record, choice)));
  if (!empty)
    throw new Error('Every choice of filters has a case now, so this state cannot be shown.');
  return empty;
}
