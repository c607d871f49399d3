import {describe, expect, it} from 'vitest';
import {makeApproval, makePullNode, makeRepositoryAnswer} from '@dental/testing/fakeGitHub';
import {findApprovals} from '../../github/github.mjs';
import {useGitHub} from './workflow';

const {host, getRepository} = useGitHub();

describe('findApprovals', () => {
  const makeReview = (login: string, state: string, oid = 'head') =>
    makeApproval(login, oid, {state});
  const findIn = async (nodes: object[], fields: object = {}) => {
    const pull = makePullNode('head', nodes, fields);
    host.answers = {'POST /graphql': makeRepositoryAnswer([], pull)};
    const approvals = await findApprovals(getRepository(), {accounts: ['ana-young'], pull: 12});
    return approvals.map(({account, commit}) => ({account, commit}));
  };

  it.each([
    {
      action: 'counts an approval of the last commit',
      nodes: [makeReview('Ana-Young', 'APPROVED')],
      expected: [{account: 'Ana-Young', commit: 'head'}],
    },
    {
      action: 'ignores an approval of an earlier commit',
      nodes: [makeReview('ana-young', 'APPROVED', 'earlier')],
      expected: [],
    },
    {
      action: 'ignores an approval that was withdrawn',
      nodes: [makeReview('ana-young', 'APPROVED'), makeReview('ana-young', 'CHANGES_REQUESTED')],
      expected: [],
    },
    {
      action: 'ignores an approval that was withdrawn, in any order',
      nodes: [
        makeApproval('ana-young', 'head', {
          state: 'CHANGES_REQUESTED',
          submittedAt: '2027-01-11T12:00:00Z',
        }),
        makeReview('ana-young', 'APPROVED'),
      ],
      expected: [],
    },
    {
      action: 'counts an approval with a later comment',
      nodes: [makeReview('ana-young', 'APPROVED'), makeReview('ana-young', 'COMMENTED')],
      expected: [{account: 'ana-young', commit: 'head'}],
    },
    ...[
      {action: 'ignores the approval of another account', review: makeReview('rosa', 'APPROVED')},
      {action: 'ignores a similar account', review: makeReview('ana-young-', 'APPROVED')},
      {action: 'ignores a similar letter', review: makeReview('аna-young', 'APPROVED')},
      ...['Bot', 'Mannequin'].map((__typename) => ({
        action: `ignores a ${__typename} with the name of a person`,
        review: {...makeReview('ana-young', 'APPROVED'), author: {__typename, login: 'ana-young'}},
      })),
      {action: 'ignores a draft', review: makeReview('ana-young', 'PENDING')},
      {action: 'ignores a comment', review: makeReview('ana-young', 'COMMENTED')},
      {action: 'ignores a dismissed approval', review: makeReview('ana-young', 'DISMISSED')},
      {
        action: 'ignores an approval without an author',
        review: {...makeReview('ana-young', 'APPROVED'), author: null},
      },
      {
        action: 'ignores an approval without a commit',
        review: {...makeReview('ana-young', 'APPROVED'), commit: null},
      },
    ].map(({action, review}) => ({action, nodes: [review], expected: []})),
  ])('$action', async ({nodes, expected}) => {
    expect(await findIn(nodes)).toEqual(expected);
  });

  it("fails when a part of GitHub's answer is missing", async () => {
    const answer = makeRepositoryAnswer([makePullNode('head', [makeReview('a', 'APPROVED')])]);
    for (const partial of [{...answer, errors: [{}]}, {data: {repository: null}}]) {
      host.answers = {'POST /graphql': partial};
      await expect(findApprovals(getRepository(), {accounts: ['a']})).rejects.toThrow(
        /whole query/,
      );
    }
  });

  it('ignores approvals of a pull request into another branch', async () => {
    expect(await findIn([makeApproval('ana-young', 'head')], {baseRefName: 'mine'})).toEqual([]);
  });

  it('ignores an approval from before the base branch changed', async () => {
    const timelineItems = {nodes: [{createdAt: '2027-01-11T12:00:00Z'}]};
    const sameTime = {submittedAt: '2027-01-11T12:00:00Z'};
    expect(await findIn([makeApproval('ana-young', 'head', sameTime)], {timelineItems})).toEqual(
      [],
    );
    const later = {submittedAt: '2027-01-12T12:00:00Z'};
    expect(await findIn([makeApproval('ana-young', 'head')], {timelineItems})).toEqual([]);
    expect(await findIn([makeApproval('ana-young', 'head', later)], {timelineItems})).toHaveLength(
      1,
    );
  });
});
