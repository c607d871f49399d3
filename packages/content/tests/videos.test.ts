import {describe, expect, it} from 'vitest';
import {parseTranscript} from '../src/videos';
import {captionsAddress, getVideoAddresses} from '../src/videos';

describe('a video', () => {
  it.each([
    ['file', '/videos/x.mp4', '/videos/x.mp4', undefined],
    [
      'youtube',
      'https://www.youtube.com/watch?v=x',
      '/embed/youtube.html#x',
      'https://www.youtube-nocookie.com/embed/x',
    ],
    ['vimeo', 'https://vimeo.com/x', '/embed/vimeo.html#x', 'https://player.vimeo.com/video/x'],
  ] as const)(
    'of %s has a link for everybody and a frame for the player',
    (provider, watch, embed, player) => {
      const addresses = getVideoAddresses({provider, source: 'x'});
      expect(addresses.watch).toBe(watch);
      expect(addresses.embed).toBe(embed);
      expect(addresses.player?.split('?')[0]).toBe(player);
    },
  );

  it('has captions under its own id, whoever plays it', () => {
    expect(captionsAddress('office-tour')).toBe('/videos/office-tour.vtt');
  });
});

describe('a transcript', () => {
  const cue = (number: number, ...lines: string[]) =>
    [`00:0${number}.000 --> 00:0${number + 1}.000`, ...lines].join('\n');

  it.each([
    [
      'each caption on a line',
      ['WEBVTT', cue(1, 'Hello.'), cue(2, 'Come in.')],
      ['Hello.', 'Come in.'],
    ],
    [
      'a caption of two lines as one',
      ['WEBVTT', cue(1, 'Come in', 'and sit down.')],
      ['Come in and sit down.'],
    ],
    ['no numbers of captions', ['WEBVTT', `1\n${cue(1, 'Hello.')}`], ['Hello.']],
    [
      'no notes or styles',
      ['WEBVTT', 'NOTE for staff', 'STYLE\n::cue {color: red}', cue(1, 'Hello.')],
      ['Hello.'],
    ],
    ['no marks', ['WEBVTT', cue(1, '<v Dr. Marquez>Hello, <i>you</i>.')], ['Hello, you.']],
    ['no empty lines', ['WEBVTT', cue(1, '  '), cue(2, 'Hello.')], ['Hello.']],
    ['nothing of an empty file', ['WEBVTT'], []],
  ])('has %s', (_, blocks, lines) => {
    expect(parseTranscript(`${blocks.join('\n\n')}\n`)).toEqual(lines);
    expect(parseTranscript(`${blocks.join('\n\n')}\n`.replaceAll('\n', '\r\n'))).toEqual(lines);
  });
});
