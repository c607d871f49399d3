import {describe, expect, it} from 'vitest';
import {renderForm} from '../../src/forms';
import {type Block, makeFormSections, type TextCell} from '@dental/content';
import {makeSiteWithForms} from '@dental/testing/forms';

const site = makeSiteWithForms();
const FORMS = site.practice.newPatientForms;
const sections = makeFormSections(site);
const blocks = sections.flatMap((section) => section.blocks);

function listCells(block: Block): TextCell[] {
  if (block.kind === 'table') return block.lines.flat();
  return 'fields' in block ? block.fields : [];
}

function listNames(block: Block): string[] {
  const ownNames = block.kind === 'choice' || block.kind === 'statement' ? [block.name] : [];
  const checkboxes = block.kind === 'checkboxes' ? block.items.map(({name}) => name) : [];
  const questions =
    block.kind === 'questions' ? block.items.flatMap(({answer, details}) => [answer, details]) : [];
  return [...ownNames, ...checkboxes, ...questions, ...listCells(block).map(({name}) => name)];
}

describe('the web page of the new-patient forms', () => {
  it('has exactly the fields of the PDF, each once', async () => {
    const pdf = (await renderForm(FORMS, site)).toString('latin1');
    const pdfNames = [...pdf.matchAll(/\/T \(([a-z\d-]+)\)/g)].map(([, name = '']) => name);
    const names = blocks.flatMap(listNames);
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort()).toEqual([...new Set(pdfNames)].sort());
  });

  it('gives every section a heading, an id, and its text', () => {
    expect(
      sections.every(({heading, blocks: content}) => heading !== '' && content.length > 0),
    ).toBe(true);
    expect(new Set(sections.map(({id}) => id)).size).toBe(sections.length);
    expect(JSON.stringify(blocks)).toContain('33 hours');
  });

  it("repeats the patient's name and birth date on each sheet", () => {
    expect(sections.filter(({who}) => who).map(({who}) => who?.map(({name}) => name))).toEqual(
      Array(3).fill(['patient-name', 'patient-birth-date']),
    );
  });

  it('includes the visible label in each accessible name', () => {
    // WCAG 2.5.3
    for (const {label, readAs} of blocks.flatMap(listCells))
      if (readAs)
        expect(readAs.toLowerCase()).toContain(
          label.toLowerCase().replace(/^(first|second) plan: /, ''),
        );
  });

  it('offers autofill for contact details, but not for health questions', () => {
    const filled = blocks.flatMap(listCells).filter(({autocomplete}) => autocomplete);
    expect(filled.map(({name}) => name).filter((name) => !name.startsWith('patient-'))).toEqual([]);
    expect(filled.map(({autocomplete}) => autocomplete)).toEqual(
      expect.arrayContaining(['name', 'tel', 'email', 'bday']),
    );
  });
});
