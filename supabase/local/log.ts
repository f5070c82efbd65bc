/**
 * Logs only the code and the names of table and constraint of a Postgres error, because the error also contains the statement, its values and the
 * failing row: personal data.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'unknown error';
  if (!isDatabaseError(error)) return error.stack ?? error.message;
  const place = [error.table ?? error.table_name, error.constraint ?? error.constraint_name].filter(Boolean).join(', ');
  return `database error ${error.code}${place ? ` (${place})` : ''}`;
}

interface DatabaseError extends Error {
  code: string;
  /** As PGlite names them, and as a server's driver does. */
  table?: string;
  table_name?: string;
  constraint?: string;
  constraint_name?: string;
}

function isDatabaseError(error: Error): error is DatabaseError {
  return 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
}

/** Lite prints whole error objects; from now on they go through `describeError`. */
export function keepValuesOutOfLog(): void {
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => print(parts.map(describeError).join(' '));
}
