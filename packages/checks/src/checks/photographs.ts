import {
  type Check,
  imageFilesAmong,
  inspectPicture,
  type Message,
  type PictureRole,
  pictureUses,
  type Problem,
} from '@dental/content';

/** How wide a photograph must be at least, in pixels: twice its width on the widest screens. */
const WIDTHS: Record<PictureRole, number> = {
  banner: 2400,
  office: 1600,
  video: 1280,
  case: 1200,
  page: 1200,
  promotion: 1200,
  text: 1200,
  portrait: 600,
  mark: 240,
  icon: 128,
};

const MOST_BYTES = 3_000_000;

/** A picture is what its ending says; a photograph is large enough for its place, not too heavy, and does not say where it was taken. */
export const checkPhotographs: Check = (content) => {
  const used = new Set<string>();
  return pictureUses(content).flatMap(({image, role, file, line, field}): Problem[] => {
    const [picture] = imageFilesAmong(content.files, image);
    if (picture === undefined || used.has(`${role} ${picture}`)) return [];
    used.add(`${role} ${picture}`);
    const bytes = content.project.read(picture);
    const messages = picture.endsWith('.svg') ? explainDrawing(picture, bytes) : explain(picture, bytes, WIDTHS[role]);
    return messages.map((message) => ({
      file,
      line,
      field,
      ...message,
    }));
  });
};

/** A drawing is text, which begins with its tag, save for comments and the like (W3C, "Scalable Vector Graphics"). */
function explainDrawing(picture: string, content: Buffer): Message[] {
  if (/^\uFEFF?(?:\s|<[?!][^>]*>|<!--[^]*?-->)*<svg[\s>]/.test(content.toString('utf8'))) return [];
  return [{what: `The drawing ${picture} cannot be opened.`, fix: 'Export it again as an SVG, and upload that.'}];
}

/** What a picture starts with, by its ending. */
const STARTS: Record<string, (content: Buffer) => boolean> = {
  jpg: (content) => content.readUInt16BE(0) === 0xffd8,
  jpeg: (content) => content.readUInt16BE(0) === 0xffd8,
  png: (content) => content.readUInt32BE(0) === 0x89504e47,
  webp: (content) => content.toString('latin1', 8, 12) === 'WEBP',
  avif: (content) => content.toString('latin1', 4, 8) === 'ftyp',
};

function explain(picture: string, content: Buffer, least: number): Message[] {
  const found = inspectPicture(content);
  if (!found) {
    return [{what: `The picture ${picture} cannot be opened.`, fix: 'Save it again as a JPEG, and upload that.'}];
  }
  const ending = picture.slice(picture.lastIndexOf('.') + 1).toLowerCase();
  if (STARTS[ending]?.(content) === false) {
    return [
      {
        what: `The picture ${picture} is called .${ending} and is something else.`,
        fix: 'Save it again as a JPEG, and upload that.',
      },
    ];
  }
  const messages: Message[] = [];
  if (found.width < least) {
    messages.push({
      what: `The picture ${picture} is ${found.width} pixels wide, which is too small for this place.`,
      fix: `Use one of at least ${least} pixels.`,
    });
  }
  if (found.bytes > MOST_BYTES) {
    messages.push({
      what: `The picture ${picture} is too heavy: ${(found.bytes / 1_000_000).toFixed(1)} MB.`,
      fix: 'Save it again as a JPEG of less than 3 MB.',
    });
  }
  if (found.hasLocation) {
    messages.push({
      what: `The picture ${picture} says where it was taken.`,
      fix: 'Take the location out of it (on most phones: share without location) and upload it again.',
    });
  }
  return messages;
}
