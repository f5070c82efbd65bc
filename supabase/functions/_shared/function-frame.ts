/** What all functions share: checks of method and body, the request id, and an answer after any error. */
import type * as z from 'zod/mini';
import { createLog, describeError, type FunctionLog, requestIdOf } from './function-log.ts';
import { answerToMethod, errorResponse, RequestError, readJsonBody } from './json-http.ts';

export interface Call {
  /** The posted JSON, unchecked. */
  body: unknown;
  headers: Headers;
  /** Aborts when the caller stops waiting for the answer. */
  signal: AbortSignal;
  log: FunctionLog;
}

/**
 * Creates a function's handler. `name` is for the log; `bodyLimit` in bytes. An error from `answer` is a 500 without its text, unless it is a
 * RequestError.
 */
export function createFunction(
  { name, bodyLimit }: { name: string; bodyLimit: number },
  answer: (call: Call) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const early = answerToMethod(request);
    if (early) return early;
    const log = createLog(name, requestIdOf(request));
    const caller = new AbortController();
    const leave = () => caller.abort();
    if (request.signal.aborted) leave();
    request.signal.addEventListener('abort', leave);
    try {
      return await answer({ body: await readJsonBody(request, bodyLimit), headers: request.headers, signal: caller.signal, log });
    } catch (error) {
      if (error instanceof RequestError) return error.answer;
      log.error('function-failed', { cause: describeError(error) });
      return errorResponse(500, 'internal', 'The function failed');
    } finally {
      // Deno aborts the request's signal after the answer too: suppliers with pending requests must not be aborted then.
      request.signal.removeEventListener('abort', leave);
    }
  };
}

/** The body, parsed by `schema`. Throws RequestError with 400, `code` and the fields otherwise. */
export function checkedBody<Asked>(schema: z.ZodMiniType<Asked>, body: unknown, code = 'invalidSearch'): Asked {
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const details = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new RequestError(errorResponse(400, code, 'The question is not valid', details));
}
