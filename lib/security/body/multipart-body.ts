import { failure, type Result, success } from '@/lib/result';

/** A posted form with one file: the texts by name, and the file or null. */
export interface MultipartForm {
  values: Record<string, string>;
  file: { name: string; bytes: Uint8Array } | null;
  /** The body exceeded the limit: the texts are complete, but the file, which comes last, is not. */
  isCut: boolean;
}

/** Reads a form (multipart/form-data) of at most `maxBytes`, counted as they come; the file is in the field `fileField`. */
export async function readMultipart(
  request: Request,
  fileField: string,
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
    const file = form.get(fileField);
    return success({
      values: Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
      file: file instanceof File ? { name: file.name, bytes: await file.bytes() } : null,
      isCut,
    });
  } catch {
    return isCut ? success({ values: {}, file: null, isCut }) : failure('notForm');
  }
}
