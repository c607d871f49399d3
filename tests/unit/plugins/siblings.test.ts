import {describe, expect, it} from 'vitest';
import {siblingLists} from '../../../src/plugins/site-content/siblings';

type Sidebars = Parameters<typeof siblingLists>[0];
type Item = Sidebars[string][number];

const doc = (id: string, label: string): Item => ({type: 'doc', id, label});

function category(id: string, label: string, items: Item[]): Item {
  return {type: 'category', label, items, collapsed: true, collapsible: true, link: {type: 'doc', id}};
}

/** The shape that Docusaurus makes of the folders; the page above a list is in the same list. */
const sidebars: Sidebars = {
  services: [
    category('services/general-dentistry/index', 'General dentistry', [
      doc('services/general-dentistry/dental-exams', 'Dental exams'),
      doc('services/general-dentistry/teeth-cleaning', 'Teeth cleaning'),
    ]),
    doc('services/family-dentistry/index', 'Family dentistry'),
    doc('services/index', 'Services'),
  ],
  dentists: [doc('our-dentist/dr-priya-raman', 'Dr. Priya Raman')],
};

/** The docs plugin gives an index page a slash at the end. */
const pathOf = (id: string) => `/${id.replace(/index$/, '')}`;

describe('the pages beside each other', () => {
  const lists = siblingLists(sidebars, pathOf);

  it('are the services, with or without sub-services, in the order of the sidebar', () => {
    expect(lists.get('/services')).toEqual([
      {label: 'General dentistry', path: '/services/general-dentistry'},
      {label: 'Family dentistry', path: '/services/family-dentistry'},
    ]);
  });

  it('are the sub-services of one service', () => {
    expect(lists.get('/services/general-dentistry')).toEqual([
      {label: 'Dental exams', path: '/services/general-dentistry/dental-exams'},
      {label: 'Teeth cleaning', path: '/services/general-dentistry/teeth-cleaning'},
    ]);
  });

  it('do not have the page above them among them, although sidebars.ts has it in the same list', () => {
    expect([...lists.values()].flat().map(({path}) => path)).not.toContain('/services');
  });

  it('are of one kind each', () => {
    expect(lists.get('/our-dentist')).toEqual([{label: 'Dr. Priya Raman', path: '/our-dentist/dr-priya-raman'}]);
    expect(lists.size).toBe(3);
  });
});
