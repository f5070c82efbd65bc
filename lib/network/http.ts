/** Answers of our own API: always JSON, never cached on the way. */

/** What is wrong with one field of a body: `path` joins keys with dots, `message` is an error key the reader translates. */
export interface FieldError {
  path: string;
  message: string;
}

/** Body of every refusal: `error` in English for developers, `code` for programs. */
export interface ErrorAnswer {
  error: string;
  code: string;
  details?: unknown;
}

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** A body that is JSON text already. */
export function answerJsonText(text: string, status = 200): Response {
  return new Response(text, { status, headers });
}

export function answerJson(body: unknown, status = 200): Response {
  return answerJsonText(JSON.stringify(body), status);
}

export function answerError(status: number, body: ErrorAnswer, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

/** Handler for the methods a route does not have; `allow` lists those it has. */
export function answerOnly(allow: string): () => Response {
  return () => answerError(405, { error: 'This address does not take that method.', code: 'methodNotAllowed' }, { Allow: allow });
}

export const onlyGet = answerOnly('GET');
export const onlyPost = answerOnly('POST');

/** An answer lists this many errors at most: more would only make a large answer to a small request. */
const maxErrors = 50;

export function answerFieldErrors(code: string, errors: readonly FieldError[]): Response {
  return answerError(400, { error: 'Some fields are not valid.', code, details: errors.slice(0, maxErrors) });
}

/** The problems a zod schema found, one for each field: the first, which the others often follow from. */
export function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const firsts = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    if (!firsts.has(field)) firsts.set(field, message);
  }
  return [...firsts].map(([path, message]) => ({ path, message }));
}
