import type {Check} from '@dental/content';
import {onLine} from '../each';

/** What a file starts with, by its ending. A drawing is text, and begins with its tag, save for comments and the like. */
const STARTS: Record<string, (content: Buffer) => boolean> = {
  jpg: (content) => content.toString('hex', 0, 2) === 'ffd8',
  jpeg: (content) => content.toString('hex', 0, 2) === 'ffd8',
  png: (content) => content.toString('hex', 0, 4) === '89504e47',
  webp: (content) => content.toString('latin1', 8, 12) === 'WEBP',
  avif: (content) => content.toString('latin1', 4, 8) === 'ftyp',
  mp4: (content) => content.toString('latin1', 4, 8) === 'ftyp',
  pdf: (content) => content.subarray(0, 1024).includes('%PDF-'),
  svg: (content) =>
    /^\uFEFF?(?:\s|<[?!][^>]*>|<!--[^]*?-->)*<svg[\s>]/.test(content.toString('utf8')),
  vtt: (content) => /^\uFEFF?WEBVTT/.test(content.toString('utf8', 0, 12)),
};

/** Whether a file is what its ending says. */
export function isAsCalled(file: string, content: Buffer): boolean {
  return STARTS[endingOf(file)]?.(content) !== false;
}

/** The ending of a file, in small letters. */
export function endingOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase();
}

/** The documents, films and captions of the practice are what their ending says; for pictures see checkPhotographs. */
export const checkFilesBehindFacts: Check = ({files, project}) =>
  [...files].flatMap((file) => {
    if (!/^static\/.*\.(?:pdf|mp4|vtt)$/.test(file)) return [];
    const content = project.read(file);
    if (isAsCalled(file, content)) return [];
    const fault =
      content.length === 0 ? 'empty' : `called .${endingOf(file)} and is something else`;
    return onLine(file, 1, {
      message: `This file is ${fault}.`,
      remedy: 'Export it again from the program that made it, and upload that.',
    });
  });
