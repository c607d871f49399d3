import {describe, expect, it} from 'vitest';
import {siblingLists} from '../../../src/plugins/site-content/siblings';
import {examplePage} from '../../support/exampleSite';

describe('the pages beside each other', () => {
  const lists = siblingLists({
    pages: [
      examplePage('page', '/services'),
      examplePage('service', '/services/family-dentistry', {heading: 'Family dentistry', order: 2}),
      examplePage('service', '/services/general-dentistry', {heading: 'General dentistry', order: 1}),
      examplePage('sub-service', '/services/general-dentistry/teeth-cleaning', {heading: 'Teeth cleaning', order: 2}),
      examplePage('sub-service', '/services/general-dentistry/dental-exams', {navTitle: 'Dental exams', order: 1}),
      examplePage('dentist', '/our-dentist/dr-priya-raman', {heading: 'Dr. Priya Raman'}),
    ],
  });

  it('are the services, with or without sub-services, in the order that staff gave them', () => {
    expect(lists.get('/services')).toEqual([
      {label: 'General dentistry', path: '/services/general-dentistry'},
      {label: 'Family dentistry', path: '/services/family-dentistry'},
    ]);
  });

  it('are the sub-services of one service, by their names in menus', () => {
    expect(lists.get('/services/general-dentistry')).toEqual([
      {label: 'Dental exams', path: '/services/general-dentistry/dental-exams'},
      {label: 'Teeth cleaning', path: '/services/general-dentistry/teeth-cleaning'},
    ]);
  });

  it('are of one kind each, without the page above them', () => {
    expect(lists.get('/our-dentist')).toEqual([{label: 'Dr. Priya Raman', path: '/our-dentist/dr-priya-raman'}]);
    expect(lists.size).toBe(3);
  });
});
