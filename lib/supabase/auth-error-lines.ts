import { describeError, logError } from '@/lib/log';

const done = Symbol.for('karam.auth-error-lines');

/**
 * Supabase's client writes many lines to the console when a cookie has an expired or forged token. Replaces them with one line of our log,
 * without their text.
 */
export function writeAuthErrorsAsLines(): void {
  if (Reflect.has(globalThis, done)) return;
  Reflect.set(globalThis, done, true);
  // The client writes the same error in several places.
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

/** The client's own mark of its errors. Importing its check would load the whole client when the server starts. */
function isAuthError(said: unknown): said is object {
  return typeof said === 'object' && said !== null && '__isAuthError' in said;
}
