import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {siblingsIn} from '../../src/hooks/useSiblings';

function link(href: string, label: string): PropSidebarItem {
  return {type: 'link', href, label};
}

function category(href: string, label: string, items: PropSidebarItem[]): PropSidebarItem {
  return {type: 'category', href, label, items, collapsed: true, collapsible: true};
}

/** The shape that Docusaurus makes of the folders: categories have a slash at the end, and so have index pages. */
const sidebar = [
  category('/services/general-dentistry/', 'General dentistry', [
    link('/services/general-dentistry/dental-exams', 'Dental exams'),
    link('/services/general-dentistry/teeth-cleaning', 'Teeth cleaning'),
  ]),
  link('/services/family-dentistry/', 'Family dentistry'),
  category('/services/cosmetic-dentistry/', 'Cosmetic dentistry', [
    link('/services/cosmetic-dentistry/veneers', 'Veneers'),
  ]),
  link('/services/', 'Services'),
  link('/our-dentist/dr-priya-raman', 'Dr. Priya Raman'),
];

describe('siblingsIn', () => {
  it('lists the services beside a service that has sub-services, in the order of the sidebar', () => {
    expect(siblingsIn(sidebar, '/services/cosmetic-dentistry')).toEqual([
      {label: 'General dentistry', path: '/services/general-dentistry'},
      {label: 'Family dentistry', path: '/services/family-dentistry'},
      {label: 'Cosmetic dentistry', path: '/services/cosmetic-dentistry'},
    ]);
  });

  it('lists the same services beside a service without sub-services', () => {
    expect(siblingsIn(sidebar, '/services/family-dentistry')).toEqual(
      siblingsIn(sidebar, '/services/cosmetic-dentistry'),
    );
  });

  it('lists the sub-services of the same service only', () => {
    expect(siblingsIn(sidebar, '/services/general-dentistry/teeth-cleaning')).toEqual([
      {label: 'Dental exams', path: '/services/general-dentistry/dental-exams'},
      {label: 'Teeth cleaning', path: '/services/general-dentistry/teeth-cleaning'},
    ]);
  });

  it('leaves out the page above, although it is in the same list', () => {
    expect(siblingsIn(sidebar, '/services/family-dentistry').map(({path}) => path)).not.toContain('/services');
  });

  it('is empty for a page that no sidebar holds', () => {
    expect(siblingsIn(sidebar, '/contact-us')).toEqual([]);
  });
});
