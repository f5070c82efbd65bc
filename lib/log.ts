/** So that nobody can fill the disk. */
const linesPerSecond = 50;
let thisSecond = { from: 0, lines: 0 };

/**
 * Logs one event for operators, as a line of JSON. `facts` must not contain bodies, addresses or names of people. Of a flood, most lines are left
 * out; the next line after it tells how many.
 */
export function logError(event: string, facts: Record<string, string | number | undefined>): void {
  const now = Date.now();
  const age = now - thisSecond.from;
  // A clock that was put back begins a new second too.
  if (age < 0 || age >= 1000) {
    const leftOut = thisSecond.lines - linesPerSecond;
    if (leftOut > 0) write('log-lines-left-out', { count: leftOut });
    thisSecond = { from: now, lines: 0 };
  }
  thisSecond.lines += 1;
  if (thisSecond.lines <= linesPerSecond) write(event, facts);
}

function write(event: string, facts: Record<string, string | number | undefined>): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));
}

/** Type and code of an error and of its causes, without messages: a message may quote what a visitor wrote. */
export function describeError(error: unknown): string {
  if (error === null || typeof error !== 'object') return typeof error;
  const kind = error instanceof Error ? error.name : kindOfResponse(error);
  const code = 'code' in error && typeof error.code === 'string' && error.code ? ` ${error.code}` : '';
  const cause = 'cause' in error && error.cause ? ` < ${describeError(error.cause)}` : '';
  return kind + code + cause;
}

/** Where Supabase was not reached, its client makes an answer of the error, "TimeoutError: …", without a code. */
function kindOfResponse(answer: object): string {
  const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
  const details = 'details' in answer && typeof answer.details === 'string' ? answer.details : '';
  const [, name] = /^(\w*Error): /.exec(message) ?? [];
  const [, code] = /^Caused by: .*\((\w+)\)$/m.exec(details) ?? [];
  return [name ?? 'answer', code].filter(Boolean).join(' < ');
}
