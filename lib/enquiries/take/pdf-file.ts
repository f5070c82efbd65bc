import { failure, type Result, success } from '@/lib/result';
import type { EnquiryFieldError } from './field-schema';

/** A valid file, with a name that is safe to show and to save. */
export interface EnquiryFile {
  name: string;
  bytes: Uint8Array;
}

export const maxFileBytes = 5 * 1024 * 1024;
const longestName = 80;
/** In characters, counted from the end of the name: more than any system allows, and few enough for the expressions below. */
const readOfName = 255;

/** Accepts a PDF of at most 5 MB. Its name and type prove nothing, so its first and last bytes are checked. */
export function checkPdf(name: string, bytes: Uint8Array): Result<EnquiryFile, EnquiryFieldError> {
  if (bytes.length === 0) return failure('fileMissing');
  if (bytes.length > maxFileBytes) return failure('fileTooLarge');
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  const isPdf = text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1024)).includes('%%EOF');
  return isPdf ? success({ name: cleanFileName(name), bytes }) : failure('fileType');
}

/** The last part of a path, with letters, digits and safe signs only, ending in .pdf. */
export function cleanFileName(name: string): string {
  const last = name.slice(-readOfName).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  // Half a surrogate pair at the cut is removed.
  const short = plain
    .slice(0, longestName)
    .replace(/\p{Cs}/gu, '')
    .replace(/(?<![. ])[. ]+$/, '');
  return `${short || 'cv'}.pdf`;
}
