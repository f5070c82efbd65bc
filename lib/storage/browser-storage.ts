/** Reads and writes JSON values by key. None of it throws: where storage is full or forbidden the page goes on without. */
export function createBrowserStorage(storage: () => Storage) {
  return {
    /** Null when there is no value, or none to be read. */
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
        // When storage is full or forbidden, the value is not stored and the page goes on.
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // Where storage is forbidden there is nothing to remove.
      }
    },
  };
}
