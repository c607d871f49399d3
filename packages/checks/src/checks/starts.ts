import type {Check} from '@dental/content';
import {reportLine} from '../each';

const createHexTest = (hex: string) => (content: Buffer) =>
  content.toString('hex', 0, hex.length / 2) === hex;

const isIsoMedia = (content: Buffer) => content.toString('latin1', 4, 8) === 'ftyp';

/** Tests of the first bytes of a file, by its ending. An SVG can start with comments. */
const STARTS: Record<string, (content: Buffer) => boolean> = {
  jpg: createHexTest('ffd8'),
  jpeg: createHexTest('ffd8'),
  png: createHexTest('89504e47'),
  webp: (content) => content.toString('latin1', 8, 12) === 'WEBP',
  avif: isIsoMedia,
  mp4: isIsoMedia,
  pdf: (content) => content.subarray(0, 1024).includes('%PDF-'),
  svg: (content) =>
    /^\uFEFF?(?:\s|<[?!][^>]*>|<!--[^]*?-->)*<svg[\s>]/.test(content.toString('utf8')),
  vtt: (content) => /^\uFEFF?WEBVTT/.test(content.toString('utf8', 0, 12)),
};

/** Returns true if a file's content fits its ending; other endings always fit. */
export function matchesEnding(file: string, content: Buffer): boolean {
  return STARTS[getEnding(file)]?.(content) !== false;
}

/** The ending of a file name in lowercase, without the dot. */
export function getEnding(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase();
}

/** The content of documents, videos, and captions fits their endings. Images: checkPhotographs. */
export const checkFilesBehindFacts: Check = ({files, project}) =>
  [...files]
    .filter((file) => /^static\/.*\.(?:pdf|mp4|vtt)$/.test(file))
    .flatMap((file) => {
      const content = project.read(file);
      if (matchesEnding(file, content)) return [];
      const isEmpty = content.length === 0;
      return reportLine(file, 1, {
        message: isEmpty
          ? 'This file is empty.'
          : `This file isn't really in ${getEnding(file).toUpperCase()} format.`,
        remedy: 'Export it again from the program that made it, and upload that.',
      });
    });
