import type { FieldError } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import { type FileField, type FileType, maxFileBytes, maxPaperBytes, roomFor } from '../kinds';
import type { EnquiryFieldError } from './field-schema';
import { readPicture } from './picture';

/** A valid file, with a name that is safe to show and to save. */
export interface EnquiryFile {
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** An error of a file says which one, because a field may have several. */
export type FileError = FieldError & { file?: string };

/** The files of a form, by field, as they arrived. */
type PostedFiles = Readonly<Record<string, readonly { name: string; bytes: Uint8Array }[]>>;

const longestName = 80;
/** In characters, counted from the end of the name: more than any system allows, and few enough for the expressions below. */
const readOfName = 255;

const mediaTypes: Record<FileType, string> = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

/** The files of a form, or what is wrong with each. */
export function checkFiles(
  fields: readonly FileField[],
  { files, isCut }: { files: PostedFiles; isCut: boolean },
): Result<EnquiryFile[], FileError[]> {
  const [first] = fields;
  // Of the last file, only a part was read.
  if (isCut && first) return failure([{ path: first.name, message: first.most > 1 ? 'filesTooLarge' : 'fileTooLarge' }]);
  const errors: FileError[] = [];
  const good: EnquiryFile[] = [];
  for (const field of fields) {
    const { name: path } = field;
    const posted = files[path] ?? [];
    if (posted.length === 0 && !field.isOptional) errors.push({ path, message: 'fileMissing' });
    if (posted.length > field.most) {
      errors.push({ path, message: 'filesTooMany' });
      continue;
    }
    for (const { name, bytes } of posted) {
      const checked = checkFile(field, name, bytes);
      if (checked.ok) good.push(checked.value);
      else errors.push({ path, message: checked.reason, ...(field.most > 1 && { file: shownName(name) }) });
    }
  }
  const size = good.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (first && errors.length === 0 && size > roomFor(fields)) errors.push({ path: first.name, message: 'filesTooLarge' });
  return errors.length > 0 ? failure(errors) : success(good);
}

/** Accepts a file of the types of its field. Its name and type prove nothing, so its bytes are read. */
export function checkFile(field: FileField, name: string, bytes: Uint8Array): Result<EnquiryFile, EnquiryFieldError> {
  if (bytes.length === 0) return failure('fileEmpty');
  if (bytes.length > (field.most > 1 ? maxPaperBytes : maxFileBytes)) return failure('fileTooLarge');
  const file = (type: FileType, content: Uint8Array) =>
    success({ field: field.name, name: cleanFileName(name, type, field.name), type: mediaTypes[type], bytes: content });
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  if (text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1024)).includes('%%EOF')) {
    return field.types.includes('pdf') ? file('pdf', bytes) : failure('fileType');
  }
  const picture = readPicture(bytes);
  if (!picture.ok)
    return failure(picture.reason === 'tooManyPixels' && field.types.includes('jpeg') ? 'pictureTooLarge' : 'fileType');
  const { type, bytes: content } = picture.value;
  return field.types.includes(type) ? file(type, content) : failure('fileType');
}

/** The last part of a path, with letters, digits and safe signs only, ending in the extension of its type. */
export function cleanFileName(name: string, type: FileType = 'pdf', without = 'cv'): string {
  const extension = type === 'jpeg' ? 'jpg' : type;
  const plain = safe(name)
    .replace(type === 'jpeg' ? /\.jpe?g$/i : type === 'png' ? /\.png$/i : /\.pdf$/i, '')
    .replace(/^[. ]+/, '');
  // Half a surrogate pair at the cut is removed.
  const short = plain
    .slice(0, longestName)
    .replace(/\p{Cs}/gu, '')
    .replace(/(?<![. ])[. ]+$/, '');
  return `${short || without}.${extension}`;
}

/** A name as it is told to whoever chose the file. */
const shownName = (name: string) => safe(name).slice(0, longestName);

function safe(name: string): string {
  const last = name.slice(-readOfName).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '').replace(/\s+/g, ' ');
}

/** As the database takes files. */
export function asStored({ bytes, ...file }: EnquiryFile) {
  return { ...file, content: Buffer.from(bytes).toString('base64') };
}
