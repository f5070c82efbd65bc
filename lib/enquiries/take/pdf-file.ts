import { failure, type Result, success } from '@/lib/result';
import type { EnquiryFieldError } from './field-schema';

/** A file in order, under a name that is safe to show and to save. */
export interface EnquiryFile {
  name: string;
  bytes: Uint8Array;
}

export const maxFileBytes = 5 * 1024 * 1024;
const longestName = 80;
/** Of a name as it was sent, from its end: more than any system allows, and little enough for every expression below. */
const readOfName = 255;

/** Takes a PDF of 5 MB at most. What it is called and what the browser says of it prove nothing: its first and last bytes do. */
export function checkPdf(name: string, bytes: Uint8Array): Result<EnquiryFile, EnquiryFieldError> {
  if (bytes.length === 0) return failure('fileMissing');
  if (bytes.length > maxFileBytes) return failure('fileTooLarge');
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  const isPdf = text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1024)).includes('%%EOF');
  return isPdf ? success({ name: cleanFileName(name), bytes }) : failure('fileType');
}

/** The last part of a path, in letters, digits and signs that mean nothing to a system, ending in .pdf. */
export function cleanFileName(name: string): string {
  const last = name.slice(-readOfName).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  // Half of a character at the cut is no letter any more.
  const short = plain
    .slice(0, longestName)
    .replace(/\p{Cs}/gu, '')
    .replace(/(?<![. ])[. ]+$/, '');
  return `${short || 'cv'}.pdf`;
}
