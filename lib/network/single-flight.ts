/** Callers with the same key share one run. A caller that leaves does not stop it for the others. Neither results nor errors are cached. */
export function createSingleFlight<Value>(): (key: string, run: () => Promise<Value>) => Promise<Value> {
  const underway = new Map<string, Promise<Value>>();
  return (key, run) => {
    const shared = underway.get(key) ?? run().finally(() => underway.delete(key));
    underway.set(key, shared);
    return shared;
  };
}
