import {existsSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {overlayDrafts} from '../../../packages/admin/src/worker/overlayDrafts';
import {renamePerson} from '../../../packages/admin/src/worker/renamePerson';
import {Workspace} from '../../../packages/admin/src/worker/workspace';
import {checkBrandColors, checkFilesBehindFacts, checkPhotographs, loadSite} from '@dental/checks';
import {getPagesOfKind, openProjectFiles} from '@dental/content';
import {makeGalleryData} from '../../../src/data/galleryData';
import {makeSharedDataFiles} from '../../../src/data/dataFiles';
import {makePageData} from '../../../src/data/pageData';
import type {GalleryPageData, PageData} from '../../../src/data';
import {createSnapshot, type Snapshot} from '../../../packages/admin/src/snapshot';

const ROOT = process.cwd();
const PAGE = 'pages-content/urgent-help.mdx';
const SPANISH = 'pages-content/es/urgent-help.mdx';
const hasSpanish = existsSync(SPANISH);
const HOURS = 'pages-content/_practice/hours.yml';

const VIEWS = {
  galleryData: makeGalleryData,
  pageData: makePageData,
  sharedDataFiles: makeSharedDataFiles,
};

let snapshot: Snapshot;
let text: string;

beforeAll(() => {
  snapshot = createSnapshot(ROOT, {pictures: {}, hasDrawings: true});
  text = snapshot.texts[PAGE] ?? '';
});

/** Opens a file in a new workspace, with a draft. */
function openDraft(file: string, draft: string): Workspace {
  const workspace = new Workspace(snapshot, VIEWS);
  workspace.setForm({file, text: draft});
  return workspace;
}

const serializeBody = (page: unknown) =>
  JSON.stringify((page as {body?: unknown} | undefined)?.body ?? '');

describe('Workspace.render', () => {
  it('shows typed text at once', async () => {
    const workspace = openDraft(PAGE, `${text}\nA word from the desk.\n`);
    const {page, problems} = await workspace.render(PAGE);
    expect(problems).toEqual([]);
    expect(serializeBody(page)).toContain('A word from the desk.');
  });

  it.each([
    {mistake: 'a < before a number', typed: 'Children <5 come free.'},
    {mistake: 'an unclosed tag', typed: '<WhenToCall>\n\nNow.'},
    {mistake: 'an unknown block', typed: '<Nonsense />'},
    {mistake: 'an unknown fact', typed: 'It costs <Fact name="no.such" />.'},
  ])('keeps the last preview and reports $mistake', async ({typed}) => {
    const workspace = openDraft(PAGE, `${text}\nA good word.\n`);
    await workspace.render(PAGE);
    workspace.setForm({file: PAGE, text: `${text}\nA good word.\n\n${typed}\n`});
    const {page, problems} = await workspace.render(PAGE);
    expect(serializeBody(page)).toContain('A good word.');
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({line}) => line > text.split('\n').length)).toBe(true);
  });

  it('shows typed text even if a field is missing', async () => {
    const withoutHeading = text.replace(/^heading:.*\n/m, '');
    const workspace = openDraft(PAGE, `${withoutHeading}\nA good word.\n`);
    const {page, problems} = await workspace.render(PAGE);
    expect(serializeBody(page)).toContain('A good word.');
    expect(problems.map(({field}) => field)).toEqual(['heading']);
  });

  it('shows a changed heading also in the breadcrumb', async () => {
    const renamed = text.replace(/^(heading|navTitle):.*$/gm, '$1: Another name');
    const {page} = await openDraft(PAGE, renamed).render(PAGE);
    expect(page?.frontMatter.heading).toBe('Another name');
    const data = page?.data as PageData | undefined;
    expect(data?.breadcrumb.at(-1)?.label).toBe('Another name');
  });

  it('shows hours on the contact page, closures on their first day', async () => {
    const hours = snapshot.texts[HOURS] ?? '';
    const withNote = hours.replace(/^note:.*$/m, 'note: Ring the bell');
    const {page} = await openDraft(HOURS, withNote).render(HOURS);
    expect(page?.frontMatter.path).toBe('/contact-us');
    expect(JSON.stringify(page?.shared['hours.json'])).toContain('Ring the bell');
    expect(page?.on).toBeUndefined();
    const withClosure = hours.replace(
      /^closures:$/m,
      "$&\n  - {name: Rosa's day, from: 2027-03-01, to: 2027-03-02}",
    );
    expect((await openDraft(HOURS, withClosure).render(HOURS)).page?.on).toBe('2027-03-01');
  });

  it('shows the closure or special day that was typed last', async () => {
    const hours = snapshot.texts[HOURS] ?? '';
    const workspace = new Workspace(snapshot, VIEWS);
    const getDay = async (records: string) => {
      const draft = hours.replace(/^closures:$/m, `$&\n${records}`);
      workspace.setForm({file: HOURS, text: draft});
      return (await workspace.render(HOURS)).page?.on;
    };
    const first = "  - {name: Rosa's day, from: 2027-03-01, to: 2027-03-02}";
    const second = '  - {name: Fair, from: 2027-03-08, to: 2027-03-08}';
    expect(await getDay(first)).toBe('2027-03-01');
    expect(await getDay(`${first}\n${second}`)).toBe('2027-03-08');
    expect(await getDay(`${first}\n${second}\n`)).toBe('2027-03-08');
    expect(await getDay(`${second}\n${first.replace('03-01', '03-02')}`)).toBe('2027-03-02');
    const withDays = (days: string) =>
      hours
        .replace(/^specialHours:$[^]*?(?=^\S)/m, '')
        .replace(
          /^closures:$/m,
          `specialHours:\n  - {name: Fair, days: [${days}], opens: 9:00 am, closes: 1:00 pm}\n$&`,
        );
    for (const days of ['2027-03-03', '2027-03-03, 2027-03-10']) {
      workspace.setForm({file: HOURS, text: withDays(days)});
      expect((await workspace.render(HOURS)).page?.on).toBe(days.slice(-10));
    }
  });

  it.each(['0002', '0020', '0202', '9999'])('renders dates in the year %s', async (year) => {
    const closure = `  - {name: Fair, from: ${year}-03-01, to: ${year}-03-02}`;
    const hours = snapshot.texts[HOURS]?.replace(/^closures:$/m, `$&\n${closure}`) ?? '';
    const {page} = await openDraft(HOURS, hours).render(HOURS);
    expect(page?.on).toBe(`${year}-03-01`);
    const file = 'pages-content/_practice/notices.yml';
    const times = `from: ${year}-03-01 6:00 am\n    until: 2027-03-01 6:00 am`;
    const notices = `notices:\n  - kind: closed\n    text: Closed.\n    ${times}\n`;
    expect((await openDraft(file, notices).render(file)).page?.on).toBe(`${year}-03-01`);
  });

  it('returns the page without the edit as well', async () => {
    const countReviews = (page: {shared: object} | undefined) =>
      JSON.stringify(page?.shared).split('"paragraphs"').length;
    const file = 'pages-content/_reviews/2026-01-01-a.mdx';
    const review = '---\nname: A.\nsource: Google\ndate: January 1, 2026\n---\n\nKind.\n';
    const {page, pageBefore} = await openDraft(file, review).render(file);
    expect([page?.frontMatter.path, countReviews(page)]).toEqual([
      '/reviews',
      countReviews(pageBefore) + 1,
    ]);
  });

  it('shows a video on a page that plays it', async () => {
    const file = 'pages-content/_practice/videos.yml';
    const videos = snapshot.texts[file] ?? '';
    const id = /^- id: (\S+)$/m.exec(videos)?.[1] ?? '';
    const renamed = videos.replace(/^  title: .*$/m, '  title: Another title');
    const {page} = await openDraft(file, renamed).render(file);
    expect(JSON.stringify([page?.frontMatter, page?.body])).toContain(`"${id}"`);
  });

  it('shows an edited case first in the gallery', async () => {
    const cases = Object.keys(snapshot.texts).filter((file) => file.includes('/_cases/'));
    const file = cases.at(-1) ?? '';
    const renamed = snapshot.texts[file]?.replace(/^heading:.*$/m, 'heading: A case of today');
    const {page} = await openDraft(file, renamed ?? '').render(file);
    const gallery = page?.gallery as GalleryPageData | undefined;
    expect(gallery?.cases[0]?.heading).toBe('A case of today');
  });
});

describe('Workspace.findProblems', () => {
  it('reports no unused picture that the next save deletes', () => {
    const [file, live] = Object.entries(snapshot.texts).find(([path, page]) => {
      return path.startsWith('pages-content/our-dentist/') && /^image: team/m.test(page);
    })!;
    const workspace = new Workspace(snapshot, VIEWS);
    workspace.addPicture('team/new-bcdfgh.jpg', {src: '', width: 1200, height: 1440});
    const replaced = live.replace(/^image: .*$/m, 'image: team/new-bcdfgh');
    workspace.setForm({file, text: replaced});
    expect(workspace.findUnusedPictures(new Map([[file, replaced]]))).toHaveLength(1);
    expect(workspace.findProblems(file).filter((problem) => problem.file !== file)).toEqual([]);
  });
});

describe('Workspace.readEnglishPage', () => {
  it('shows a block without words by its label', () => {
    const workspace = new Workspace(snapshot, VIEWS);
    workspace.setTask([{path: PAGE, text: `${text}\n<MembershipPlan />\n`}]);
    const sentences = workspace.readEnglishPage('/urgent-help')?.sentences;
    expect(sentences?.map((sentence) => sentence.text)).toContain('Block “Membership plan”');
  });
});

describe('Workspace.findDeletedPictures', () => {
  it('finds the pictures to restore, which are no problem then', () => {
    const [picture = ''] = snapshot.staticFiles.filter((file) => file.includes('/img/team/'));
    const name = picture.replace('static/img/', '').replace(/\.\w+$/, '');
    const file = Object.keys(snapshot.texts).find((path) => snapshot.texts[path]?.includes(name))!;
    const live = snapshot.texts[file]!;
    const workspace = new Workspace(snapshot, VIEWS);
    workspace.setTask([
      {path: file, text: live.replaceAll(name, `${name}-new`)},
      {path: picture, text: null},
    ]);
    expect(workspace.findDeletedPictures(live)).toEqual([picture]);
    expect(workspace.findDeletedPictures(live.replaceAll(name, `${name}-new`))).toEqual([]);
    workspace.setForm({file, text: live});
    const problems = workspace.findProblems(file).map(({message}) => message);
    expect(problems.filter((message) => message.includes(name))).toEqual([]);
  });
});

describe('Workspace.findTaskProblems', () => {
  const findWarnings = (...files: {path: string; text: string | null}[]) => {
    const workspace = new Workspace(snapshot, VIEWS);
    workspace.setTask(files);
    return workspace.findTaskProblems().filter(({severity}) => severity === 'warning');
  };

  it('lists texts that show a deleted person', () => {
    const {site} = loadSite(ROOT, {files: openProjectFiles(ROOT)});
    const {file, name, image} = getPagesOfKind(site!, 'staff')[0]!;
    const [page, pageText] = Object.entries(snapshot.texts).find(([path, each]) => {
      return path.endsWith('.mdx') && each.includes('<Picture image="');
    })!;
    const shown = pageText.replace(/(?<=<Picture image=")[^"]+/, image);
    const warnings = findWarnings({path: file, text: null}, {path: page, text: shown});
    const message = `It still shows ${name}.`;
    expect(warnings).toContainEqual(expect.objectContaining({file: page, message}));
  });

  it('lists sentences of unchanged pages that name a deleted person', () => {
    const {site} = loadSite(ROOT, {files: openProjectFiles(ROOT)});
    const {file, name} = getPagesOfKind(site!, 'staff')[0]!;
    const texts = {...snapshot.texts, [PAGE]: `${text}\nAsk ${name} about it.\n`};
    const workspace = new Workspace({...snapshot, texts}, VIEWS);
    workspace.setTask([{path: file, text: null}]);
    const messages = workspace.findTaskProblems().map((each) => `${each.file}: ${each.message}`);
    expect(messages).toContainEqual(expect.stringMatching(`^${PAGE}: ${name} `));
  });

  it('lists texts that mention a renamed treatment', () => {
    const {site} = loadSite(ROOT, {files: openProjectFiles(ROOT)});
    const {file, heading} = site!.pages.find(({kind}) => kind === 'sub-service')!;
    const renamed = snapshot.texts[file]!.replace(/^heading: .*$/m, 'heading: Another name');
    const warnings = findWarnings(
      {path: file, text: renamed},
      {path: PAGE, text: `${text}\nRead about ${heading.toLowerCase()}.\n`},
    );
    const message = `It still mentions “${heading}”.`;
    expect(warnings).toContainEqual(expect.objectContaining({file: PAGE, message}));
  });

  it('lists no text that shows a renamed person', () => {
    const file = Object.keys(snapshot.texts).find((each) => /our-staff\/\w+\.mdx$/.test(each))!;
    const texts = renamePerson(new Workspace(snapshot, VIEWS), file, 'Ana Lopez');
    const warnings = findWarnings({path: file, text: null}, ...texts);
    expect(warnings.filter(({message}) => message.includes('still'))).toEqual([]);
  });
});

describe('a page with fields that cannot be read', () => {
  const broken = '---\nheading: Not closed\n';

  it('is a problem of its task', () => {
    const workspace = new Workspace(snapshot, VIEWS);
    workspace.setTask([{path: PAGE, text: broken}]);
    expect(workspace.findTaskProblems().map(({file}) => file)).toContain(PAGE);
  });

  it('stays in the list of its folder', () => {
    const workspace = new Workspace(snapshot, VIEWS);
    workspace.setTask([{path: PAGE, text: broken}]);
    const entries = workspace.listEntries('pages-content');
    expect(entries).toContainEqual({file: PAGE, heading: '', name: '', date: ''});
    expect(entries.length).toBeGreaterThan(1);
  });
});

describe('Workspace.findDependents', () => {
  it.each(['_cases', 'our-staff'])('finds what a check of all files finds in %s', (folder) => {
    const findErrors = (drafts: ReadonlyMap<string, null>) =>
      loadSite('', {
        files: overlayDrafts(snapshot, drafts),
        without: [checkPhotographs, checkFilesBehindFacts, checkBrandColors],
      }).problems.map(({file, message}) => `${file}: ${message}`);
    const start = `pages-content/${folder}/`;
    const entry = Object.keys(snapshot.texts).find(
      (file) => file.startsWith(start) && !file.endsWith('/index.mdx'),
    )!;
    const before = new Set(findErrors(new Map()));
    const added = findErrors(new Map([[entry, null]])).filter((each) => !before.has(each));
    const dependents = new Workspace(snapshot, VIEWS).findDependents(entry);
    expect(new Set(dependents)).toEqual(new Set(added.map((each) => each.split(': ')[0])));
  });
});

describe('renamePerson', () => {
  it.each([
    {written: 'as usual', write: (page: string) => page},
    {written: 'in quotes', write: (page: string) => page.replace(/^name: (.*)$/m, "name: '$1'")},
    {written: 'on Windows', write: (page: string) => page.replaceAll('\n', '\r\n')},
  ])('restores every file when the old name, written $written, comes back', ({write}) => {
    const file = Object.keys(snapshot.texts).find((path) => /our-staff\/(?!index)/.test(path))!;
    const name = /^name: (.*)$/m.exec(snapshot.texts[file]!)![1]!;
    const texts = {...snapshot.texts, [file]: write(snapshot.texts[file]!)};
    const workspace = new Workspace({...snapshot, texts}, VIEWS);
    const renamed = renamePerson(workspace, file, 'Joan Example');
    workspace.setTask([{path: file, text: null}, ...renamed]);
    const restored = renamePerson(workspace, renamed[0]!.path, name);
    expect(restored.map(({path}) => path)).toEqual([
      file,
      ...renamed.slice(1).map((each) => each.path),
    ]);
    for (const each of restored) expect(each.text).toBe(texts[each.path]);
  });
});

describe('Workspace.findProblems', () => {
  it.each([
    {
      file: PAGE,
      edit: (page: string) =>
        `${page}\nWe are <5 minutes away, call (602) 555-0199.\n\nThe recieved adress.\n`,
    },
    {
      file: 'pages-content/es/contact-us.mdx',
      edit: (page: string) =>
        `${page}\nSomos los mejores. Llame al (602) 555-0199.\n\nAbrimos los domingos, siemrpe.\n`,
    },
    {
      file: 'pages-content/_practice/promotions.yml',
      edit: (offers: string) =>
        offers.replace(/^standing: .*$/m, 'standing: We are the best, open Sundays, recieved.'),
    },
  ])('finds the same problems in $file as npm run check', ({file, edit}) => {
    const broken = edit(snapshot.texts[file] ?? '');
    const drafts = overlayDrafts(snapshot, new Map([[file, broken]]));
    const {problems, warnings} = loadSite(ROOT, {
      files: {
        ...drafts,
        read: (path) => (path === file ? drafts : openProjectFiles(ROOT)).read(path),
      },
    });
    const draftProblems = openDraft(file, broken).findProblems(file);
    const expected = [...problems, ...warnings].filter((problem) => problem.file === file);
    expect(expected.length).toBeGreaterThan(1);
    for (const problem of expected) expect(draftProblems).toContainEqual(problem);
  });

  it.skipIf(!hasSpanish)('finds the errors that a draft causes in other files', () => {
    expect(
      openDraft(PAGE, text)
        .findProblems(PAGE)
        .map(({file}) => file),
    ).not.toContain(SPANISH);
    const problems = openDraft(PAGE, `${text}\nPress on the gum.\n`).findProblems(PAGE);
    const [problem] = problems.filter(({file}) => file !== PAGE);
    // First aid that is behind stops the approval.
    expect(problem).toMatchObject({file: SPANISH, field: 'englishDigest'});
    expect(problem?.severity).toBeUndefined();
  });

  it('reports no change of facts when nothing was edited', () => {
    const problems = openDraft(PAGE, text).findProblems(PAGE);
    expect(problems.filter(({finding}) => finding?.startsWith('facts/'))).toEqual([]);
  });
});

describe('a link to an old URL', () => {
  it('gets the new one with one click', () => {
    const {site} = loadSite(ROOT, {files: openProjectFiles(ROOT)});
    const {path, redirectFrom} = site!.pages.find((page) => page.redirectFrom?.length)!;
    const workspace = openDraft(PAGE, `${text}\nRead [more](${redirectFrom![0]}).\n`);
    const suggestions = workspace.findProblems(PAGE).map(({suggestion}) => suggestion?.newText);
    expect(suggestions).toContain(`Read [more](${path}).`);
  });
});

describe('the snapshot for the editor', () => {
  it("contains no patient's consent record", () => {
    const withConsent = Object.entries(snapshot.texts).filter(([, content]) =>
      /^\s+filed:/m.test(content),
    );
    expect(withConsent.length).toBeGreaterThan(0);
    for (const [file, content] of withConsent) {
      const places = content.match(/^\s+filed:.*$/gm)?.map((line) => line.trim());
      expect(new Set(places), file).toEqual(new Set(['filed: Not in previews']));
    }
  });
});

describe('Workspace.describeApprovers', () => {
  it.each([
    {file: HOURS, approver: 'any staff member'},
    {file: 'pages-content/_practice/costs.yml', approver: 'a dentist or the manager'},
  ])('says that $approver approves $file', ({file, approver}) => {
    const workspace = new Workspace(snapshot, VIEWS);
    workspace.setTask([{path: file, text: snapshot.texts[file] ?? ''}]);
    expect(workspace.describeApprovers()).toContain(approver);
  });
});
