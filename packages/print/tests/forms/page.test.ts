import {describe, expect, it} from 'vitest';
import {formAt} from '../../src/forms';
import {type Block, formSections, type TextCell} from '@dental/content';
import {siteWithForms} from '@dental/testing/forms';

const site = siteWithForms();
const FORMS = site.practice.newPatientForms;
const sections = formSections(site);
const blocks = sections.flatMap((section) => section.blocks);

function cellsOf(block: Block): TextCell[] {
  if (block.kind === 'table') return block.lines.flat();
  return 'fields' in block ? block.fields : [];
}

function namesOf(block: Block): string[] {
  const own = block.kind === 'choice' || block.kind === 'statement' ? [block.name] : [];
  const ticks = block.kind === 'ticks' ? block.items.map(({name}) => name) : [];
  const questions =
    block.kind === 'questions' ? block.items.flatMap(({answer, details}) => [answer, details]) : [];
  return [...own, ...ticks, ...questions, ...cellsOf(block).map(({name}) => name)];
}

describe('the page of the new-patient forms', () => {
  it('has each field of the PDF once, and no other', async () => {
    const pdf = (await formAt(FORMS, site)).toString('latin1');
    const inPdf = [...pdf.matchAll(/\/T \(([a-z\d-]+)\)/g)].map(([, name = '']) => name);
    const names = blocks.flatMap(namesOf);
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort()).toEqual([...new Set(inPdf)].sort());
  });

  it('says the same as the PDF in every section, with a heading and an address of its own', () => {
    expect(sections.every(({heading, blocks: own}) => heading !== '' && own.length > 0)).toBe(true);
    expect(new Set(sections.map(({id}) => id)).size).toBe(sections.length);
    expect(JSON.stringify(blocks)).toContain('33 hours');
  });

  it('starts a sheet of paper where the PDF does, with whose form it is', () => {
    expect(sections.filter(({who}) => who).map(({who}) => who?.map(({name}) => name))).toEqual(
      Array(3).fill(['patient-name', 'patient-birth-date']),
    );
  });

  it('is read aloud in the words that are seen (WCAG 2.5.3)', () => {
    for (const {label, readAs} of blocks.flatMap(cellsOf))
      if (readAs)
        expect(readAs.toLowerCase()).toContain(
          label.toLowerCase().replace(/^(first|second) plan: /, ''),
        );
  });

  it('has the browser fill in who the patient is and where they live, and no answer about health', () => {
    const filled = blocks.flatMap(cellsOf).filter(({autocomplete}) => autocomplete);
    expect(filled.map(({name}) => name).filter((name) => !name.startsWith('patient-'))).toEqual([]);
    expect(filled.map(({autocomplete}) => autocomplete)).toEqual(
      expect.arrayContaining(['name', 'tel', 'email', 'bday']),
    );
  });
});
