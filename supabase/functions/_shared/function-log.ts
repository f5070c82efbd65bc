/** Logs one line of JSON for operators. `facts` must not contain travellers, places or dates. The request id is the same as in the site's log. */
export interface FunctionLog {
  info(event: string, facts: Facts): void;
  warn(event: string, facts: Facts): void;
  error(event: string, facts: Facts): void;
}

type Facts = Readonly<Record<string, string | number | undefined>>;

/** Work for all requests of a process has no id. */
export function createLog(name: string, requestId?: string): FunctionLog {
  const line = (event: string, facts: Facts) =>
    JSON.stringify({ at: new Date().toISOString(), event, function: name, requestId, ...facts });
  return {
    info: (event, facts) => console.info(line(event, facts)),
    warn: (event, facts) => console.warn(line(event, facts)),
    error: (event, facts) => console.error(line(event, facts)),
  };
}

/** The request id from the site if it is well-formed, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/** A short description of an error. Messages are ours, of a schema or of the platform, and never quote a supplier. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 400) : 'unknown error';
}
