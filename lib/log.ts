/**
 * One line of JSON about something an operator should know. Only what is named here is written: no body, no address, no
 * name of a person belongs in `facts`.
 */
export function logError(event: string, facts: Record<string, string | number | undefined>): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));
}

/** Kind and code of an error and of what caused it, without messages: messages may quote what a visitor wrote. */
export function describeError(error: unknown): string {
  if (error === null || typeof error !== 'object') return typeof error;
  const kind = error instanceof Error ? error.name : 'answer';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const cause = 'cause' in error && error.cause ? ` < ${describeError(error.cause)}` : '';
  return kind + code + cause;
}
