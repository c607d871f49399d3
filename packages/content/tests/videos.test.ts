import {describe, expect, it} from 'vitest';
import {getVideoAddresses, parseTranscript} from '../src/videos';

describe('getVideoAddresses', () => {
  it.each([
    {
      provider: 'file',
      watch: '/videos/x.mp4',
      embed: '/videos/x.mp4',
      player: undefined,
    },
    {
      provider: 'youtube',
      watch: 'https://www.youtube.com/watch?v=x',
      embed: '/embed/youtube.html#x',
      player: 'https://www.youtube-nocookie.com/embed/x',
    },
    {
      provider: 'vimeo',
      watch: 'https://vimeo.com/x',
      embed: '/embed/vimeo.html#x',
      player: 'https://player.vimeo.com/video/x',
    },
  ] as const)(
    'returns the link, frame, and player of a $provider video',
    ({provider, watch, embed, player}) => {
      const addresses = getVideoAddresses({provider, source: 'x'});
      expect(addresses.watch).toBe(watch);
      expect(addresses.embed).toBe(embed);
      expect(addresses.player?.split('?')[0]).toBe(player);
    },
  );
});

describe('parseTranscript', () => {
  const makeCue = (number: number, ...lines: string[]) =>
    [`00:0${number}.000 --> 00:0${number + 1}.000`, ...lines].join('\n');

  it.each([
    {
      does: 'returns a line per caption',
      blocks: ['WEBVTT', makeCue(1, 'Hello.'), makeCue(2, 'Come in.')],
      lines: ['Hello.', 'Come in.'],
    },
    {
      does: 'joins the lines of a caption',
      blocks: ['WEBVTT', makeCue(1, 'Come in', 'and sit down.')],
      lines: ['Come in and sit down.'],
    },
    {
      does: 'skips caption numbers',
      blocks: ['WEBVTT', `1\n${makeCue(1, 'Hello.')}`],
      lines: ['Hello.'],
    },
    {
      does: 'skips notes and styles',
      blocks: ['WEBVTT', 'NOTE for staff', 'STYLE\n::cue {color: red}', makeCue(1, 'Hello.')],
      lines: ['Hello.'],
    },
    {
      does: 'removes tags',
      blocks: ['WEBVTT', makeCue(1, '<v Dr. Marquez>Hello, <i>you</i>.')],
      lines: ['Hello, you.'],
    },
    {
      does: 'skips empty lines',
      blocks: ['WEBVTT', makeCue(1, '  '), makeCue(2, 'Hello.')],
      lines: ['Hello.'],
    },
    {does: 'returns nothing for an empty file', blocks: ['WEBVTT'], lines: []},
  ])('$does', ({blocks, lines}) => {
    expect(parseTranscript(`${blocks.join('\n\n')}\n`)).toEqual(lines);
    expect(parseTranscript(`${blocks.join('\n\n')}\n`.replaceAll('\n', '\r\n'))).toEqual(lines);
  });
});
