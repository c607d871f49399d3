/** Texts by their file's path. */
type Tree = ReadonlyMap<string, string>;

interface StoredCommit {
  tree: Tree;
  message: string;
  parents: string[];
}

interface Pull {
  branch: string;
  title: string;
  /** The branch's commit when it was closed. */
  closedAt?: string;
}

interface Request {
  method: string;
  /** The path after the repository, such as `git/trees`. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The media type of the answer. */
  accept: string;
}

/** A failure of the connection during a request. */
export type Failure = 'is lost on the way' | 'is lost on the way back';

const MAIN = 'main';

/**
 * GitHub's API with one repository in memory, for `fetch`. It refuses what GitHub refuses: to move
 * a branch that isn't ahead, to delete a file that doesn't exist, a tree without changes, and a
 * second pull request for a branch.
 */
export class MemoryGitHub {
  /** The requests that arrived, such as `POST git/trees`. */
  readonly requests: string[] = [];
  private readonly trees = new Map<string, Tree>();
  private readonly commits = new Map<string, StoredCommit>();
  private readonly branches = new Map<string, string>();
  private readonly pulls: Pull[] = [];
  private ids = 0;

  constructor(
    files: Record<string, string>,
    /** Decides about each request, by its number from 0 and its name, such as `POST pulls`. */
    public fail: (number: number, request: string) => Failure | undefined = () => undefined,
  ) {
    this.branches.set(MAIN, this.addCommit(new Map(Object.entries(files)), 'Content', []));
  }

  /** The files on a branch; undefined without such a branch. */
  read(branch: string): Record<string, string> | undefined {
    const head = this.branches.get(branch);
    return head === undefined ? undefined : Object.fromEntries(this.commits.get(head)!.tree);
  }

  /** The branches that have an open pull request. */
  get openPulls(): string[] {
    return this.pulls.filter(({closedAt}) => !closedAt).map(({branch}) => branch);
  }

  /** Approves the task of a branch. Unless GitHub is set up to delete the branch, it stays. */
  approve(branch: string): void {
    const head = this.branches.get(branch)!;
    const {tree} = this.commits.get(head)!;
    this.branches.set(MAIN, this.addCommit(tree, 'Approved', [this.branches.get(MAIN)!, head]));
    this.closePulls(branch);
  }

  /** Changes a file, or deletes it, as a colleague would: on the live branch, or in a task. */
  change(path: string, text: string | null, branch = MAIN): void {
    const head = this.branches.get(branch) ?? this.branches.get(MAIN)!;
    const tree = new Map(this.commits.get(head)!.tree);
    if (text === null) tree.delete(path);
    else tree.set(path, text);
    this.branches.set(branch, this.addCommit(tree, 'A change', [head]));
  }

  private closePulls(branch: string): void {
    for (const pull of this.pulls) {
      if (pull.branch === branch) pull.closedAt ??= this.branches.get(branch)!;
    }
  }

  readonly fetch = (
    url: string,
    {method = 'GET', body, headers}: RequestInit,
  ): Promise<Response> => {
    const {pathname, searchParams: query} = new URL(url);
    const path = decodeURIComponent(pathname).replace(/^\/repos\/[^/]+\/[^/]+\//, '');
    const failure = this.fail(this.requests.length, `${method} ${path}`);
    this.requests.push(`${method} ${path}`);
    if (failure === 'is lost on the way') return Promise.reject(new TypeError('Failed to fetch'));
    const parsed = (body ? JSON.parse(body as string) : {}) as Record<string, unknown>;
    const accept = new Headers(headers).get('accept') ?? '';
    const response = this.answer({method, path, query, body: parsed, accept});
    return failure ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(response);
  };

  private answer(request: Request): Response {
    const {method, path} = request;
    const [, kind = '', rest = ''] = /^((?:git\/)?[a-z]+)\/?(.*)$/.exec(path) ?? [];
    const answers: Record<string, () => Response> = {
      'GET pulls': () => this.listPulls(request.query),
      'POST pulls': () => this.openPull(request.body as {head: string; title: string}),
      'GET git/ref': () => this.readBranch(rest.replace('heads/', '')),
      'POST git/refs': () => this.createBranch(request.body as {ref: string; sha: string}),
      'PATCH git/refs': () =>
        this.moveBranch(rest.replace('heads/', ''), request.body as {sha: string; force: boolean}),
      'DELETE git/refs': () => this.deleteBranch(rest.replace('heads/', '')),
      'GET compare': () => this.compare(...(rest.split('...') as [string, string])),
      'GET contents': () => this.readContent(rest, request),
      'GET git/commits': () => this.readCommit(rest),
      'POST git/trees': () => this.createTree(request.body as unknown as NewTree),
      'POST git/commits': () => {
        const {tree, message, parents} = request.body as unknown as NewCommit;
        return Response.json({sha: this.addCommit(this.trees.get(tree)!, message, parents)});
      },
    };
    return answers[`${method} ${kind}`]?.() ?? refuse(404, 'Not Found');
  }

  private addCommit(tree: Tree, message: string, parents: string[]): string {
    this.ids += 1;
    const sha = `c${this.ids}`;
    this.commits.set(sha, {tree, message, parents});
    this.trees.set(`tree of ${sha}`, tree);
    return sha;
  }

  private listPulls(query: URLSearchParams): Response {
    const branch = query.get('head')?.split(':')[1];
    const isAsked = (pull: Pull) =>
      (branch === undefined || pull.branch === branch) &&
      (query.get('state') === 'all' || !pull.closedAt);
    return Response.json(
      this.pulls.filter(isAsked).map((pull) => ({
        title: pull.title,
        state: pull.closedAt ? 'closed' : 'open',
        html_url: `https://github.com/acme/site/pull/${pull.branch}`,
        head: {
          ref: pull.branch,
          sha: pull.closedAt ?? this.branches.get(pull.branch),
          repo: {full_name: 'acme/site'},
        },
      })),
    );
  }

  private openPull({head, title}: {head: string; title: string}): Response {
    if (this.openPulls.includes(head)) return refuse(422, 'A pull request already exists');
    this.pulls.push({branch: head, title});
    return Response.json({html_url: `https://github.com/acme/site/pull/${head}`});
  }

  private readBranch(name: string): Response {
    const sha = this.branches.get(name);
    return sha === undefined ? refuse(404, 'Not Found') : Response.json({object: {sha}});
  }

  private createBranch({ref, sha}: {ref: string; sha: string}): Response {
    const name = ref.replace('refs/heads/', '');
    if (this.branches.has(name)) return refuse(422, 'Reference already exists');
    this.branches.set(name, sha);
    return Response.json({});
  }

  private moveBranch(name: string, {sha, force}: {sha: string; force: boolean}): Response {
    const isAhead = this.commits.get(sha)!.parents.includes(this.branches.get(name) ?? '');
    if (!isAhead && !force) return refuse(422, 'Update is not a fast forward');
    this.branches.set(name, sha);
    return Response.json({});
  }

  private deleteBranch(name: string): Response {
    if (!this.branches.has(name)) return refuse(422, 'Reference does not exist');
    this.closePulls(name);
    this.branches.delete(name);
    return new Response(null, {status: 204});
  }

  private compare(base: string, head: string): Response {
    const start = this.branches.get(base) ?? base;
    const common = this.findMergeBase(start, head);
    const before = this.commits.get(common)!.tree;
    const {tree: after, message, parents} = this.commits.get(head)!;
    return Response.json({
      base_commit: {sha: start},
      merge_base_commit: {sha: common},
      commits: [{commit: {message}, parents}],
      files: listChanges(before, after),
    });
  }

  /** Returns the latest commit that both have. */
  private findMergeBase(one: string, other: string): string {
    const ancestors = this.listAncestors(other);
    return this.listAncestors(one).find((sha) => ancestors.includes(sha))!;
  }

  /** Lists a commit and all before it, the latest first. */
  private listAncestors(sha: string): string[] {
    const {parents} = this.commits.get(sha)!;
    const all = new Set([sha, ...parents.flatMap((parent) => this.listAncestors(parent))]);
    return [...all].sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)));
  }

  private readContent(path: string, {query, accept}: Request): Response {
    const ref = query.get('ref')!;
    const text = this.commits.get(this.branches.get(ref) ?? ref)?.tree.get(path);
    if (text === undefined) return refuse(404, 'Not Found');
    // The id of a file is its content.
    return accept.includes('object') ? Response.json({sha: text}) : new Response(text);
  }

  private readCommit(sha: string): Response {
    const parents = this.commits.get(sha)!.parents.map((parent) => ({sha: parent}));
    return Response.json({tree: {sha: `tree of ${sha}`}, parents});
  }

  private createTree({base_tree: base, tree}: NewTree): Response {
    if (tree.length === 0) return refuse(422, 'Invalid tree info');
    const files = new Map(this.trees.get(base));
    for (const {path, sha, content = sha} of tree) {
      if (typeof content === 'string') files.set(path, content);
      else if (!files.delete(path)) return refuse(422, 'GitRPC::BadObjectState');
    }
    this.ids += 1;
    this.trees.set(`t${this.ids}`, files);
    return Response.json({sha: `t${this.ids}`});
  }
}

interface NewTree {
  base_tree: string;
  tree: {path: string; content?: string; sha?: string | null}[];
}

interface NewCommit {
  tree: string;
  message: string;
  parents: string[];
}

/** Lists the changed files. A deleted file with the text of a new one is only its former name. */
function listChanges(before: Tree, after: Tree) {
  const added = [...after.keys()].filter((path) => !before.has(path));
  const findNewName = (path: string) =>
    added.find((each) => !after.has(path) && after.get(each) === before.get(path));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path) && !findNewName(path))
    .map((filename) => {
      const former = [...before.keys()].find((path) => findNewName(path) === filename);
      if (former !== undefined) return {filename, status: 'renamed', previous_filename: former};
      return {filename, status: after.has(filename) ? 'modified' : 'removed'};
    });
}

function refuse(status: number, message: string): Response {
  return Response.json({message}, {status});
}
