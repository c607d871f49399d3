import {describe, expect, it} from 'vitest';
import {MARKS, updateComment, updateIssue} from '../../github/pullRequests.mjs';
import {useWorkflow} from './workflow';

const {host, project, getRepository, runScript} = useWorkflow();
const openIssue = {number: 4, title: 'A title'};
const listChanges = () => host.changes.map(({method, path}) => `${method} ${path}`);

describe('updateIssue', () => {
  it.each([
    {action: 'opens an issue', text: 'Something.', open: [], expected: ['POST /issues']},
    {
      action: 'comments on an open issue',
      text: 'Something.',
      open: [openIssue],
      expected: ['POST /issues/4/comments'],
    },
    {
      action: 'closes an open issue',
      text: undefined,
      open: [openIssue],
      expected: ['POST /issues/4/comments', 'PATCH /issues/4'],
    },
    {action: 'does nothing without an issue', text: undefined, open: [], expected: []},
  ])('$action with the text $text', async ({text, open, expected}) => {
    host.answers = {'GET /issues': open};
    await updateIssue(getRepository(), {title: 'A title', text});
    expect(listChanges()).toEqual(expected);
  });
});

describe('updateComment', () => {
  it('sends no half of an emoji when it cuts a long comment', async () => {
    host.answers = {'GET /issues/4/comments': []};
    await updateComment(getRepository(), 4, {mark: MARKS.gate, text: `a${'😀'.repeat(40_000)}`});
    const [{body} = {body: undefined}] = host.changes;
    expect((body as {body: string}).body).toMatch(/😀\uFFFD$/u);
  });
});

describe('issue.mjs', () => {
  it('closes an open issue after a success', async () => {
    project.write('text.md', 'Something.');
    host.answers = {'GET /issues': [openIssue]};
    expect((await runScript('issue.mjs', ['success', 'A title', 'text.md'])).code).toBe(0);
    expect(listChanges()).toEqual(['POST /issues/4/comments', 'PATCH /issues/4']);
  });

  it("quotes another website's text, and links only to the log", async () => {
    const text = 'The heading is "@dr-elena\n\n# **Merge** https://evil.example\n```".';
    project.write('text.md', text);
    host.answers = {'GET /issues': []};
    await runScript('issue.mjs', ['failure', 'A title', 'text.md'], {LOG: 'https://log.example'});
    const [{body} = {body: ''}] = host.changes.map((change) => change.body as {body: string});
    expect(body).toBe(`\`\`\`\`text\n${text}\n\`\`\`\`\n\n[Whole log](https://log.example)`);
  });
});
