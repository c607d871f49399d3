import {readFileSync, writeFileSync} from 'node:fs';
import {it} from 'vitest';
import {loadSite} from '@dental/checks';
import {disk, EditedContent} from '../support/editedSite';
it('measures', () => {
  const all = (files: any) => { const r = loadSite(process.cwd(), {files}); return [...r.problems, ...r.warnings]; };
  const key = (p: any) => `${p.file}|${p.severity}|${p.message}`;
  const known = new Set(all(disk).map(key));
  const list: string[] = JSON.parse(readFileSync('/tmp/oldbad.json', 'utf8')).filter((s: string) => s && !s.startsWith('Did you mean') && !/^(The|Write|Correct)\b.*(field|tag)/.test(s));
  const out: string[] = [];
  for (const s of list) {
    const c = new EditedContent(disk);
    const text = c.read('about-us.mdx');
    c.write('about-us.mdx', `${text.trimEnd()}\n\n${s}\n`);
    const found = all(c.project).filter((p: any) => !known.has(key(p)) && p.field !== 'reviewed');
    if (!found.length) out.push(s);
  }
  writeFileSync('/tmp/oldmissed.txt', `${list.length}\n` + out.join('\n') + '\n');
}, 3_600_000);
