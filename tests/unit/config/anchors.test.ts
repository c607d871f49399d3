import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeAnchors} from '../../../src/config/anchors';

it.each([
  {href: '#hinchaz%C3%B3n', written: '#hinchazón'},
  {href: '/es/costs#hinchaz%C3%B3n', written: '/es/costs#hinchaz%C3%B3n'},
])('writes a link to $href as $written', ({href, written}) => {
  const link: Element = {type: 'element', tagName: 'a', properties: {href}, children: []};
  const tree: Root = {type: 'root', children: [link]};
  rehypeAnchors()(tree);
  expect(link.properties.href).toBe(written);
});
