import { failure, type Result, success } from '@/lib/result';

/**
 * Reads pictures without decoding them: walks through the parts of a JPEG or PNG, and copies those that show the picture. Left out are place, time,
 * device, thumbnails and texts, and whatever follows the end.
 */

interface Picture {
  type: 'jpeg' | 'png';
  bytes: Uint8Array;
}

/** More than telephones take; whoever opens a larger one may run out of memory. */
const mostPixels = 64_000_000;
const longestSide = 20_000;

type Refusal = 'unreadable' | 'tooManyPixels';

export function readPicture(bytes: Uint8Array): Result<Picture, Refusal> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (data.subarray(0, 3).equals(jpegStart)) return success({ type: 'jpeg', bytes: copyJpeg(data) });
    if (data.subarray(0, 8).equals(pngStart)) return success({ type: 'png', bytes: copyPng(data) });
    return failure('unreadable');
  } catch (error) {
    // The readers of Buffer throw where a part says that it is longer than the file.
    if (error instanceof RangeError) return failure('unreadable');
    if (error instanceof TooManyPixels) return failure('tooManyPixels');
    throw error;
  }
}

class TooManyPixels extends Error {}
const broken = () => new RangeError('Not a picture');

function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw broken();
  if (width > longestSide || height > longestSide || width * height > mostPixels) throw new TooManyPixels();
}

/** `length` bytes from `start`. */
function take(data: Buffer, start: number, length: number): Buffer {
  if (start + length > data.length) throw broken();
  return data.subarray(start, start + length);
}

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

function copyJpeg(data: Buffer): Buffer {
  const copied: Buffer[] = [];
  let turned = 1;
  let hasSize = false;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (data.readUInt8(at) !== 0xff) throw broken();
    while (data.readUInt8(at + 1) === 0xff) at += 1;
    const marker = data.readUInt8(at + 1);
    if (marker === 0xd9) break;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) throw broken();
    const length = data.readUInt16BE(at + 2);
    if (length < 2) throw broken();
    const part = take(data, at, length + 2);
    at += part.length;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      checkSize(part.readUInt16BE(7), part.readUInt16BE(5));
      hasSize = true;
    }
    if (marker === 0xe1) turned = turnOf(part) ?? turned;
    if (isShown(marker, part)) copied.push(part);
    if (marker === 0xda) {
      hasScan = true;
      const end = endOfScan(data, at);
      copied.push(data.subarray(at, end));
      at = end;
    }
  }
  if (!hasSize || !hasScan) throw broken();
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(turned > 1 ? [turnPart(turned)] : []),
    ...copied,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Colour profiles and the note of Adobe change how a picture looks; the other parts of applications, and comments, do not. */
function isShown(marker: number, part: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = part.subarray(4, 16).toString('latin1');
  return (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) || (marker === 0xee && name.startsWith('Adobe'));
}

/** Where the next part begins: within a scan, 0xff is followed by 0 or by a restart marker. */
function endOfScan(data: Buffer, start: number): number {
  for (let at = data.indexOf(0xff, start); at >= 0; at = data.indexOf(0xff, at + 1)) {
    const next = data.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw broken();
}

/** How the camera was held, 1 to 8, from Exif. Without it, pictures of telephones would lie on their side. */
function turnOf(part: Buffer): number | null {
  if (part.subarray(4, 10).toString('latin1') !== 'Exif\0\0') return null;
  const exif = part.subarray(10);
  if (exif.length < 8) return null;
  const isLittle = exif.subarray(0, 2).toString('latin1') === 'II';
  const short = (at: number) => (at + 2 > exif.length ? 0 : isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const start = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let entry = 0; entry < short(start); entry += 1) {
    const at = start + 2 + entry * 12;
    if (short(at) !== 0x0112) continue;
    const turn = short(at + 8);
    return turn >= 1 && turn <= 8 ? turn : null;
  }
  return null;
}

/** An Exif part that says only how the camera was held. */
function turnPart(turn: number): Buffer {
  const head = [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0MM', 'latin1'), 0, 42, 0, 0, 0, 8];
  return Buffer.from([...head, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]);
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngShown = new Set(['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs']);

function copyPng(data: Buffer): Buffer {
  const copied: Buffer[] = [pngStart];
  let hasData = false;
  let at = pngStart.length;
  for (;;) {
    const length = data.readUInt32BE(at);
    const kind = take(data, at + 4, 4).toString('latin1');
    const part = take(data, at, length + 12);
    if ((kind === 'IHDR') !== (at === pngStart.length)) throw broken();
    if (kind === 'IHDR') checkSize(part.readUInt32BE(8), part.readUInt32BE(12));
    hasData ||= kind === 'IDAT';
    at += part.length;
    if (kind === 'IEND') {
      if (!hasData) throw broken();
      return Buffer.concat([...copied, part]);
    }
    if (pngShown.has(kind)) copied.push(part);
    // Capitals begin parts without which a picture cannot be shown: one that we do not know may be anything.
    else if (!/^[a-z][A-Za-z]{3}$/.test(kind)) throw broken();
  }
}
