import { failure, type Result, success } from '@/lib/result';

/** A posted form with files: the texts by name, and the files by the name of their field. */
export interface MultipartForm {
  values: Record<string, string>;
  files: Record<string, { name: string; bytes: Uint8Array }[]>;
  /** The body exceeded the limit: the texts are complete, but the files, which come last, are not. */
  isCut: boolean;
}

/** Reads a form (multipart/form-data) of at most `maxBytes`, counted as they come; the files are in the fields `fileFields`. */
export async function readMultipart(
  request: Request,
  fileFields: readonly string[],
  maxBytes: number,
): Promise<Result<MultipartForm, 'notForm'>> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type);
  if (!boundary || !/^multipart\/form-data\b/i.test(type)) return failure('notForm');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isCut = false;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done && !isCut; part = await reader?.read()) {
    size += part.value.byteLength;
    isCut = size > maxBytes;
    parts.push(isCut ? part.value.slice(0, part.value.byteLength - (size - maxBytes)) : new Uint8Array(part.value));
    if (isCut) break;
  }
  if (isCut) parts.push(new TextEncoder().encode(`\r\n--${boundary[1] ?? boundary[2]}--\r\n`));
  try {
    const form = await new Response(new Blob(parts), { headers: { 'Content-Type': type } }).formData();
    const files: MultipartForm['files'] = {};
    for (const field of fileFields) files[field] = await Promise.all(form.getAll(field).filter(isSelected).map(read));
    return success({
      values: Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
      files,
      isCut,
    });
  } catch {
    return isCut ? success({ values: {}, files: {}, isCut }) : failure('notForm');
  }
}

/** A field in which no file was chosen arrives as a file without a name. */
const isSelected = (entry: FormDataEntryValue): entry is File => entry instanceof File && (entry.name !== '' || entry.size > 0);

const read = async (file: File) => ({ name: file.name, bytes: await file.bytes() });
