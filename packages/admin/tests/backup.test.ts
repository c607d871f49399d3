// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {listUnsavedForms, listUnsavedTasks, rememberTask, writeBackup} from '../src/tasks/backup';

const TASK = {branch: 'edit/storm-abcd', title: 'Storm on Monday'};
const PLACE = {branch: TASK.branch, form: 'pages-content/about-us.mdx'};

describe('listUnsavedTasks', () => {
  beforeEach(() => localStorage.clear());

  it('lists a task until its text is saved', () => {
    writeBackup(PLACE, {heading: 'About'});
    writeBackup({branch: 'edit/storm-abcd-2', form: 'reviews'}, {name: 'A.'});
    rememberTask(TASK);
    expect(listUnsavedTasks()).toEqual([TASK]);
    expect(listUnsavedForms(TASK.branch)).toEqual([PLACE.form]);
    writeBackup(PLACE, undefined);
    expect(listUnsavedTasks()).toEqual([]);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });
});
