import {describe, expect, it} from 'vitest';
import {mayPublishAlone} from '../github/approveNotice.mjs';

const file = {filename: 'pages-content/_practice/notices.yml'};
const pull = {user: {login: 'Rosa'}, base: {ref: 'main', repo: {default_branch: 'main'}}};
const people = {actor: 'rosa', authors: 'kayla, rosa'};

describe('mayPublishAlone', () => {
  it('accepts a notice of a listed author', () => {
    expect(mayPublishAlone({pull, files: [file]}, people)).toBe(true);
  });

  it.each([
    {change: 'another file, too', files: [file, {filename: 'pages-content/costs.mdx'}]},
    {change: 'code, too', files: [file, {filename: 'package.json'}]},
    {change: 'nothing', files: []},
    {change: 'a renamed file', files: [{...file, previous_filename: 'pages-content/costs.mdx'}]},
    {change: 'another page', files: [{filename: 'pages-content/costs.mdx'}]},
  ])('refuses $change', ({files}) => {
    expect(mayPublishAlone({pull, files}, people)).toBe(false);
  });

  it.each([
    {reason: 'the author is not listed', changes: {user: {login: 'mallory'}}},
    {reason: 'it goes into another branch', changes: {base: {...pull.base, ref: 'other'}}},
  ])('refuses when $reason', ({changes}) => {
    expect(mayPublishAlone({pull: {...pull, ...changes}, files: [file]}, people)).toBe(false);
  });

  it('refuses when another account pushed the last commit', () => {
    const others = {...people, actor: 'mallory'};
    expect(mayPublishAlone({pull, files: [file]}, others)).toBe(false);
  });

  it('refuses everyone without a list', () => {
    const none = {actor: '', authors: ''};
    const anonymous = {...pull, user: {login: ''}};
    expect(mayPublishAlone({pull: anonymous, files: [file]}, none)).toBe(false);
  });
});
