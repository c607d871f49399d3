import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {remarkFirstPictures} from '../../../src/config/pictures';

function createElement(name: string): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: []};
}

it('marks pictures above the first heading, which are in view', () => {
  const first = createElement('Picture');
  const question = createElement('Question');
  const heading: Heading = {type: 'heading', depth: 2, children: []};
  const late = createElement('Picture');
  const tree: Root = {type: 'root', children: [first, question, heading, late]};
  remarkFirstPictures()(tree);
  expect(first.attributes).toMatchObject([{name: 'eager'}]);
  expect([...question.attributes, ...late.attributes]).toEqual([]);
});
