import {join} from 'node:path';
import {browserScript} from '../browserScript';
import type {Build} from '../build';
import {addToHead} from '../pages/html';

/** Where patients' browsers report, if the practice has said so; a preview reports nothing. */
export function reportAddress({site, mode}: Pick<Build, 'site' | 'mode'>): string | undefined {
  return mode === 'production' ? site.practice.browserReports : undefined;
}

/** Puts into every page what reports its errors, if they are to be reported; nothing otherwise. */
export async function reports(build: Build): Promise<void> {
  const address = reportAddress(build);
  if (address === undefined) return;
  const code = `import {reportErrors} from './reportErrors'; reportErrors(${JSON.stringify(address)});`;
  const script = `<script>${await browserScript(code, join(build.root, 'src/build/reports'))}</script>`;
  for (const page of build.pages) page.changes.push(addToHead('first', script));
}
