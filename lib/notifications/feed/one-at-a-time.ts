/**
 * Runs `task` once at a time: asked for while it runs, it runs once more afterwards, however often it was asked for. The
 * answer settles when nothing is left to run. `task` must not reject.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  async function run(): Promise<void> {
    do {
      again = false;
      await task();
    } while (again);
    running = undefined;
  }
  return () => {
    again = true;
    running ??= run();
    return running;
  };
}
