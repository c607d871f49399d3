import {describe, expect, it} from 'vitest';
import pathToRegexp from '../../../src/plugins/bundler/stubs/pathToRegexp';

/** The part of a pathname that a route matches, as react-router reads it. */
function matchRoute(route: string, pathname: string, options: object): string | undefined {
  return pathToRegexp(route, [], options).exec(pathname)?.[0];
}

describe('pathToRegexp', () => {
  it.each([
    {route: '/', pathname: '/', match: '/'},
    {route: '/', pathname: '/costs', match: undefined},
    {route: '/costs', pathname: '/costs', match: '/costs'},
    {route: '/costs', pathname: '/costs/', match: '/costs/'},
    {route: '/costs', pathname: '/Costs', match: '/Costs'},
    {route: '/costs', pathname: '/costs/more', match: undefined},
    {route: '/costs', pathname: '/costs-more', match: undefined},
    {route: '/v1.2', pathname: '/v1x2', match: undefined},
    {route: '/a(b)', pathname: '/a(b)', match: '/a(b)'},
    {route: '*', pathname: '/any/page', match: '/any/page'},
  ])('matches $route with $pathname as a whole: $match', ({route, pathname, match}) => {
    expect(matchRoute(route, pathname, {end: true})).toBe(match);
  });

  it.each([
    {route: '/', pathname: '/costs', match: ''},
    {route: '/services', pathname: '/services/implants', match: '/services'},
    {route: '/services', pathname: '/services-more', match: undefined},
  ])('matches $route with the start of $pathname: $match', ({route, pathname, match}) => {
    expect(matchRoute(route, pathname, {end: false})).toBe(match);
  });

  it('keeps the slash and the capitals apart when react-router asks for it', () => {
    const options = {end: true, strict: true, sensitive: true};
    expect(matchRoute('/costs/', '/costs', options)).toBeUndefined();
    expect(matchRoute('/costs', '/Costs', options)).toBeUndefined();
    expect(matchRoute('/costs/', '/costs/', options)).toBe('/costs/');
  });
});
