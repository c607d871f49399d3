import {describe, expect, it} from 'vitest';
import {makeLink, readRoute, type Route} from '../src/screens/routes';

describe('readRoute', () => {
  it.each<Route>([
    {screen: 'home'},
    {screen: 'task'},
    {screen: 'list', collection: 'reviews'},
    {screen: 'new', collection: 'reviews'},
    {screen: 'form', file: 'pages-content/über uns.mdx'},
  ])('reads the link to %o', (route) => {
    expect(readRoute(makeLink(route))).toEqual(route);
  });

  it.each(['', '#', '#/nothing', '#/form/', '#/form/caf%C3', '#/form/%'])(
    'leads home from "%s"',
    (hash) => {
      expect(readRoute(hash)).toEqual({screen: 'home'});
    },
  );
});
