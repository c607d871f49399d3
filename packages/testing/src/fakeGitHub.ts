import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
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
  private readonly server = createServer(
    (request, response) => void this.respond(request, response),
  );

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, done));
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method = 'GET', url = ''} = request;
    const path = url.replace(/\?.*/, '').replace('/repos/practice/website', '');
    const body = await readBody(request);
    this.requests.push(`${method} ${path}`);
    if (method !== 'GET' && path !== '/graphql') this.changes.push({method, path, body});
    const {status, content} = this.answer({method, path, body});
    const query = new URL(url, 'http://localhost').searchParams;
    response.writeHead(status, {'content-type': 'application/json'});
    response.end(JSON.stringify(Array.isArray(content) ? pickPage(content, query) : content));
  }

  /** The test's answer to a request. A number is a status without content. */
  private answer({method, path, body}: ReceivedRequest): {status: number; content: unknown} {
    const answerOfTest = this.answers[`${method} ${path}`] ?? (method === 'GET' ? undefined : {});
    const answer =
      typeof answerOfTest === 'function'
        ? (answerOfTest as (body: unknown) => unknown)(body)
        : answerOfTest;
    if (answer === undefined) return {status: 404, content: {}};
    if (typeof answer === 'number') return {status: answer, content: {}};
    return {status: 200, content: answer ?? {}};
  }
}

/** Parses the body of a request as JSON, unless it is an uploaded file. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  if (text === '') return undefined;
  const isUpload = request.headers['content-type'] === 'application/octet-stream';
  return isUpload ? text : JSON.parse(text);
}

/** The page of a list that a query requests, as GitHub divides it. */
function pickPage(items: readonly unknown[], query: URLSearchParams): unknown[] {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('per_page') ?? 100);
  return items.slice((page - 1) * size, page * size);
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
