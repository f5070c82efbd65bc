/** Answers of our own API: JSON or a file, never cached. */

/** An error of one field of a body: `path` joins keys with dots, `message` is an error key that the reader translates. */
export interface FieldError {
  path: string;
  message: string;
  /** The part of the text that is meant. */
  what?: string;
}

/** Body of every refusal: `error` in English for developers, `code` for programs. */
export interface ErrorResponse {
  error: string;
  code: string;
  details?: unknown;
}

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

export function jsonTextResponse(text: string, status = 200, more: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...headers, ...more } });
}

export function jsonResponse(body: unknown, status = 200): Response {
  return jsonTextResponse(JSON.stringify(body), status);
}

export function errorResponse(status: number, body: ErrorResponse, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

interface Download {
  body: BodyInit;
  type: string;
  /** May come from outside, and have any letters. */
  name: string;
}

/** A file that no proxy caches. Browsers save it, and neither guess its type nor display it as a page of the site. */
export function downloadResponse({ body, type, name }: Download): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${/^[\w.-]+$/.test(name) ? name : 'file'}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}

/** For a GET that changes something: Next.js answers HEAD with it too, and programs that only look at a link send HEAD. */
export function refuseHead(): Response {
  return errorResponse(405, { error: 'This address does not take that method.', code: 'methodNotAllowed' }, { Allow: 'GET' });
}

/** The most errors in an answer, so that a small request cannot cause a large answer. */
const maxErrors = 50;

export function fieldErrorsResponse(code: string, errors: readonly FieldError[]): Response {
  return errorResponse(400, { error: 'Some fields are not valid.', code, details: errors.slice(0, maxErrors) });
}

interface Issue {
  path: PropertyKey[];
  message: string;
  params?: Record<string, unknown> | undefined;
}

/** The first error of each field from the issues of a zod schema. Later ones often follow from it. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const firsts = new Map<string, FieldError>();
  for (const { path: steps, message, params } of issues) {
    const path = steps.map(String).join('.');
    const what = params?.what;
    if (!firsts.has(path)) firsts.set(path, { path, message, ...(typeof what === 'string' && { what }) });
  }
  return [...firsts.values()];
}
