/** JSON requests and answers of all functions: statuses as in docs/architecture.md, never cached. */

const answerHeaders = { 'Cache-Control': 'no-store' };

export interface FieldError {
  path: string;
  /** The key that the reader translates. */
  message: string;
}

export function jsonResponse(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...answerHeaders, ...more } });
}

/** An error answer: a sentence for readers of logs, a code for programs, and fields by path. */
export function errorResponse(status: number, code: string, error: string, details?: readonly FieldError[]): Response {
  return jsonResponse({ error, code, ...(details ? { details } : {}) }, status);
}

/** Thrown while reading a request that cannot be handled; contains the answer. */
export class RequestError extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super(`The request is answered with ${answer.status}`);
    this.answer = answer;
  }
}

/** The answer to a method other than POST; null for POST. */
export function answerToMethod(request: Request): Response | null {
  if (request.method === 'POST') return null;
  const answer = errorResponse(405, 'methodNotAllowed', 'Use POST');
  answer.headers.set('Allow', 'POST');
  return answer;
}

/** The JSON body of a request of at most `limit` bytes. Throws RequestError with 415, 413 or 400. */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new RequestError(errorResponse(415, 'notJson', 'Send application/json'));
  }
  const text = await readText(request, limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(errorResponse(400, 'malformedJson', 'The body is not JSON'));
  }
}

/** Stops reading at the limit, also when the request claims to be shorter. */
async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new RequestError(errorResponse(413, 'bodyTooLarge', `The body is larger than ${limit} bytes`));
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}
