import { describeError, logError } from '@/lib/log';

const done = Symbol.for('karam.auth-error-lines');

/**
 * Supabase's client writes many lines to the console when a cookie has an expired or forged token. Of such an
 * error this leaves one line of our log, without its words.
 */
export function writeAuthErrorsAsLines(): void {
  if (Reflect.has(globalThis, done)) return;
  Reflect.set(globalThis, done, true);
  // The client writes the same error wherever it comes by.
  const written = new WeakSet<object>();
  for (const level of ['error', 'warn'] as const) {
    const target = console;
    const write = target[level];
    target[level] = (...said: unknown[]) => {
      const error = said.find(isAuthError);
      if (!error) write.apply(target, said);
      else if (!written.has(error)) {
        written.add(error);
        logError('session-refused', { cause: describeError(error) });
      }
    };
  }
}

/** The mark by which the client knows its errors itself; asking it would load all of it when the server starts. */
function isAuthError(said: unknown): said is object {
  return typeof said === 'object' && said !== null && '__isAuthError' in said;
}
