import {describe, expect, it} from 'vitest';
import {matchesEnding} from '../src/checks/starts';

/** The first bytes of a file of each format. */
const FILES = {
  jpg: Buffer.from('ffd8ffe0', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  webp: Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
  avif: Buffer.from('\0\0\0\x1cftypavif'),
  pdf: Buffer.from('%PDF-1.7'),
  svg: Buffer.from('<?xml version="1.0"?><!-- A finch --><svg xmlns="">'),
  vtt: Buffer.from('\uFEFFWEBVTT\n'),
};

/** A sound has the same first letters as a WebP image. */
const SOUND = Buffer.from('RIFF\0\0\0\0WAVEfmt ');
const PAGE = Buffer.from('<!doctype html><title>Not found</title><svg></svg>');

describe('matchesEnding', () => {
  it.each(Object.entries(FILES))('accepts only its own format for .%s', (ending, content) => {
    const others = [...Object.values(FILES), SOUND, PAGE, Buffer.alloc(0)].filter(
      (other) => other !== content,
    );
    expect(matchesEnding(`a.${ending.toUpperCase()}`, content)).toBe(true);
    expect(others.filter((other) => matchesEnding(`a.${ending}`, other))).toEqual([]);
  });

  it('accepts the other endings of the same formats', () => {
    expect(matchesEnding('a.jpeg', FILES.jpg)).toBe(true);
    expect(matchesEnding('a.mp4', FILES.avif)).toBe(true);
    expect(matchesEnding('a.txt', SOUND)).toBe(true);
  });
});
