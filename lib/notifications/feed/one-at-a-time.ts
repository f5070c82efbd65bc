/** Runs `task` one at a time. Calls during a run lead to one more run afterwards. Resolves when no run is left. `task` must not reject. */
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
