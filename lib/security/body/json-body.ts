import type * as z from 'zod/mini';
import { errorResponse, fieldErrors, fieldErrorsResponse } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';

export type BodyError = 'notJson' | 'bodyTooLarge' | 'malformedJson';

/** Reads a JSON body of at most `maxBytes`. Bytes are counted as they arrive; a Content-Length is only trusted when it is too large. */
export async function readJson(request: Request, maxBytes: number): Promise<Result<unknown, BodyError>> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return failure('notJson');
  if (Number(request.headers.get('content-length')) > maxBytes) return failure('bodyTooLarge');
  const bytes = await readBytes(request.body, maxBytes);
  if (!bytes) return failure('bodyTooLarge');
  try {
    return success(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return failure('malformedJson');
  }
}

/** What a JSON body says in the shape of `schema`, or the answer that refuses it: 413, 415, or 400 with `code` and the fields. */
export async function readInput<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  { maxBytes, code }: { maxBytes: number; code: string },
): Promise<Result<z.output<Schema>, Response>> {
  const body = await readJson(request, maxBytes);
  if (!body.ok) return failure(bodyErrorResponse(body.reason));
  const input = schema.safeParse(body.value);
  return input.success ? success(input.data) : failure(fieldErrorsResponse(code, fieldErrors(input.error.issues)));
}

/** The bytes of a body; null when there are more than `maxBytes`. */
export async function readBytes(body: Request['body'], maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) return null;
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

const refusals: Record<BodyError, { status: number; error: string }> = {
  notJson: { status: 415, error: 'Send JSON, with Content-Type: application/json.' },
  bodyTooLarge: { status: 413, error: 'The body is too large.' },
  malformedJson: { status: 400, error: 'The body is not valid JSON.' },
};

export function bodyErrorResponse(code: BodyError): Response {
  const { status, error } = refusals[code];
  return errorResponse(status, { error, code });
}

type FormBodyError = 'notForm' | 'bodyTooLarge';

/** Reads the body of a posted form (application/x-www-form-urlencoded) of at most `maxBytes`. Invalid UTF-8 becomes U+FFFD. */
export async function readForm(request: Request, maxBytes: number): Promise<Result<URLSearchParams, FormBodyError>> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') return failure('notForm');
  const bytes = await readBytes(request.body, maxBytes);
  return bytes ? success(new URLSearchParams(new TextDecoder().decode(bytes))) : failure('bodyTooLarge');
}

/** A posted form with files: the texts by name, and the files by the name of their field. */
interface MultipartForm {
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
