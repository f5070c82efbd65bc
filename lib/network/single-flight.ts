/**
 * Lets callers who ask for the same key at the same time share one run. Nobody's leaving ends it for the others, and
 * nothing is remembered once it is over, neither value nor error.
 */
export function createSingleFlight<Value>(): (key: string, run: () => Promise<Value>) => Promise<Value> {
  const underway = new Map<string, Promise<Value>>();
  return (key, run) => {
    const shared = underway.get(key) ?? run().finally(() => underway.delete(key));
    underway.set(key, shared);
    return shared;
  };
}
