import {describe, expect, it} from 'vitest';
import {checkFormerPages, fixedFiles, loadSite, readContent, withNewAddresses} from '@dental/checks';
import {CONTENT_FOLDER, pathOfFile, type Problem, readMdx} from '@dental/content';
import {EditedContent} from '../support/editedSite';
import {site} from '../support/realSite';

/** A page below others to which another page links. */
function linkedPage(): string {
  const links = new Set(site.pages.flatMap(({body}) => body.links.map(({url}) => url)));
  const page = site.pages.find(({kind, path}) => kind === 'sub-service' && links.has(path));
  if (!page) throw new Error('No page links to a sub-service.');
  return page.file;
}

/** What the check says of a content in which a page was renamed. */
function said(content: EditedContent, file: string, text: string): Problem[] {
  const {data, body} = readMdx(file, text);
  const {title, redirectFrom = []} = data as {title: string; redirectFrom?: string[]};
  const former = [{file, path: pathOfFile(file), redirectFrom, title, body: body.trim()}];
  const read = readContent(process.cwd(), {files: content.project}).content;
  const {problems} = loadSite(process.cwd(), {files: content.project});
  return [...withNewAddresses(read, former, problems), ...checkFormerPages(read, former)];
}

describe('whoever renames a page', () => {
  it('is offered the new address for each link, and the line for those who come by the old one', () => {
    const content = new EditedContent();
    const file = linkedPage();
    const text = content.project.read(file).toString('utf8');
    const name = file.slice(CONTENT_FOLDER.length + 1);
    content.move(name, name.replace(/\.mdx$/, '-2.mdx'));
    const problems = said(content, file, text);
    expect(problems.length).toBeGreaterThan(1);
    const fixed = fixedFiles(problems, (path) => content.project.read(path).toString('utf8'));
    for (const [path, now] of fixed) content.write(path.slice(CONTENT_FOLDER.length + 1), now);
    expect(said(content, file, text)).toEqual([]);
  });
});
