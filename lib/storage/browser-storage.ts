/** Reads and writes JSON values by key. Never throws: when storage is full or blocked, the page works without. */
export function createBrowserStorage(storage: () => Storage) {
  return {
    /** Null when there is no readable value. */
    read(key: string): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key: string, value: unknown): void {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // When storage is full or blocked, the value is not stored and the page goes on.
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // With blocked storage there is nothing to remove.
      }
    },
  };
}
