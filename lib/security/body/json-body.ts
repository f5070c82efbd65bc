import type * as z from 'zod/mini';
import { answerError, answerFieldErrors, fieldErrors } from '@/lib/network/http';
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
  if (!body.ok) return failure(answerBodyError(body.reason));
  const input = schema.safeParse(body.value);
  return input.success ? success(input.data) : failure(answerFieldErrors(code, fieldErrors(input.error.issues)));
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

export function answerBodyError(code: BodyError): Response {
  const { status, error } = refusals[code];
  return answerError(status, { error, code });
}
