/**
 * Limits errors and warnings of the process to `linesPerSecond` and logs how many were left out, so that nobody can fill the disk. Call it once,
 * before anything logs.
 */
export function limitLogLines(linesPerSecond = 50): void {
  let written = 0;
  let leftOut = 0;
  const print = { error: console.error.bind(console), warn: console.warn.bind(console) };
  const startNewSecond = () => {
    if (leftOut > 0) print.warn(JSON.stringify({ at: new Date().toISOString(), event: 'log-lines-left-out', count: leftOut }));
    written = 0;
    leftOut = 0;
  };
  const limited = (write: typeof console.error) => {
    return (...parts: unknown[]) => {
      if (written === 0) setTimeout(startNewSecond, 1000).unref();
      written += 1;
      if (written <= linesPerSecond) write(...parts);
      else leftOut += 1;
    };
  };
  console.error = limited(print.error);
  console.warn = limited(print.warn);
}
