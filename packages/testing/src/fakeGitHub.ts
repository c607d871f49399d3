import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request that the mock received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * A mock of GitHub's API and of a host's. It gives the test's answers and records requested
 * changes.
 */
export class FakeGitHub {
  readonly changes: ReceivedRequest[] = [];
  /** Answers by method and path, without the query; a function receives the body. */
  answers: Record<string, unknown> = {};
  /** Every request, such as `GET /repos`. */
  readonly requests: string[] = [];
  private readonly server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const {method = 'GET', url = ''} = request;
      const path = url.replace(/\?.*/, '').replace('/repos/practice/website', '');
      const isUpload = request.headers['content-type'] === 'application/octet-stream';
      const isJson = text !== '' && !isUpload;
      const body: unknown = isJson ? JSON.parse(text) : text || undefined;
      this.requests.push(`${method} ${path}`);
      if (method !== 'GET' && path !== '/graphql') this.changes.push({method, path, body});
      const answerOfTest = this.answers[`${method} ${path}`] ?? (method === 'GET' ? undefined : {});
      const answer =
        typeof answerOfTest === 'function'
          ? (answerOfTest as (body: unknown) => unknown)(body)
          : answerOfTest;
      const status = answer === undefined ? 404 : typeof answer === 'number' ? answer : 200;
      response.writeHead(status, {'content-type': 'application/json'});
      const query = new URL(url, 'http://localhost').searchParams;
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 100)];
      const part = Array.isArray(answer) ? answer.slice((page - 1) * size, page * size) : answer;
      response.end(JSON.stringify(typeof part === 'number' ? {} : (part ?? {})));
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, done));
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }
}

/** An approval in an answer of GitHub's GraphQL API. A test gives only what it is about. */
export function makeApproval(login: string, oid: string, fields: object = {}) {
  return {
    state: 'APPROVED',
    submittedAt: '2027-01-10T12:00:00Z',
    author: {__typename: 'User', login},
    commit: {oid},
    ...fields,
  };
}

/** A pull request with some reviews in an answer of GitHub's GraphQL API. */
export function makePullNode(head: string, reviews: object[], fields: object = {}) {
  return {
    number: 12,
    headRefOid: head,
    baseRefName: 'main',
    mergeCommit: null,
    timelineItems: {nodes: []},
    reviews: {nodes: reviews},
    ...fields,
  };
}

/** The repository in an answer of GitHub's GraphQL API, with pull requests or with one of them. */
export function makeRepositoryAnswer(pulls: object[], pullRequest?: object) {
  const pullRequests = {nodes: pulls, pageInfo: {hasNextPage: false}};
  return {data: {repository: {defaultBranchRef: {name: 'main'}, pullRequests, pullRequest}}};
}
