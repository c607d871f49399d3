import {describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {cutIconName} from '../src';

function loadSiteAfter(edit: (content: EditedContent) => void) {
  const content = new EditedContent();
  edit(content);
  return readContent(process.cwd(), {files: content.project}).content;
}

describe('practice names in fields', () => {
  const {pages, promotions, practice} = loadSiteAfter((content) =>
    content.change('_practice/practice.yml', /^name:/, 'name: Mesquite Smiles'),
  );

  it('changes in every title when practice.yml changes', () => {
    const titles = pages.map(({title}) => title);
    expect(titles.filter((title) => title.endsWith('| Mesquite Smiles'))).toHaveLength(
      pages.length,
    );
  });

  it('leaves no old name or placeholder in any field', () => {
    const fields = JSON.stringify([pages.map(({body: _, ...page}) => page), promotions]);
    expect(fields).not.toMatch(/Copper Finch Dental|\{practice|\{city|\{lead-dentist/);
  });

  it('uses the short name in tickers', () => {
    expect(promotions?.promotions.some(({ticker}) => ticker?.includes('Mesquite Smiles'))).toBe(
      true,
    );
    expect(practice?.name).toBe('Mesquite Smiles');
  });
});

describe('the title of the home page', () => {
  it('contains the city, the lead dentist, and the practice', () => {
    const {pages, practice} = loadSiteAfter((content) =>
      content.change('_practice/practice.yml', /^ {2}city:/, '  city: Mesa'),
    );
    const lead = pages.find(({path}) => path === `/our-dentist/${practice?.leadDentist}`);
    const home = pages.find(({kind}) => kind === 'home');
    expect(home?.title).toBe(
      `Female Dentist in Mesa | ${lead?.kind === 'dentist' && lead.name} | ${practice?.name}`,
    );
  });
});

describe('cutIconName', () => {
  it.each([
    {name: 'Copper Finch Dental', short: 'Copper Finch'},
    {name: 'The Dental Arts of Ocotillo', short: 'Dental Arts'},
    {name: 'Saguaro & Sons Oral Surgery', short: 'Saguaro'},
    {name: 'Dental Care of Ocotillo', short: 'Dental Care of Ocotillo'},
    {name: 'Superstitionview Smiles', short: 'Superstitionview Smiles'},
  ])('shortens $name to $short', ({name, short}) => {
    expect(cutIconName(name)).toBe(short);
  });
});
