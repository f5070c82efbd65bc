/** Values stored for this tab; they survive reloads. */
export const { read: readTab, write: writeTab, remove: removeTab } = createBrowserStorage(() => sessionStorage);

const signOuts = 'karam.forget-tabs';

/** Clears it in all tabs, for the next person at this device. Call it on sign-out, not when a session expires. Never throws. */
export function clearTabs(): void {
  clearThisTab();
  try {
    const channel = new BroadcastChannel(signOuts);
    channel.postMessage(null);
    channel.close();
  } catch {
    // Without BroadcastChannel, other tabs keep their values until they are closed.
  }
}

/** From now on clears this tab when another tab is cleared. */
export function clearWithOtherTabs(): void {
  try {
    new BroadcastChannel(signOuts).addEventListener('message', clearThisTab);
  } catch {
    // See above.
  }
}

function clearThisTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // With blocked storage nothing was stored.
  }
}

/** Reads and writes JSON values by key. Never throws: when storage is full or blocked, the page works without. */
function createBrowserStorage(storage: () => Storage) {
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

/** Values stored on this device: useful at the next visit, but not needed. */
export const { read: readDevice, write: writeDevice } = createBrowserStorage(() => window.localStorage);

/**
 * Whether a stored value has at least the parts of `example`, each of the same type; entries of lists are like the example's first. Used instead
 * of a schema on pages that must stay small. Forms and the server still check typed values.
 */
export function isShapedLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return Array.isArray(value) && value.length > 0 && value.every((entry) => isShapedLike(entry, example[0]));
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = value as Record<string, unknown>;
  return Object.entries(example).every(([key, part]) => isShapedLike(parts[key], part));
}

/** Caches the last `size` answers of this page by key: switching between a few searches sends no request. */
export function createAnswerCache<Answer extends { meta: { expiresAt: string } }>(size: number) {
  const answers = new Map<string, Answer>();
  return {
    /** Null when there is none, or it has expired. */
    get(key: string, now: number = Date.now()): Answer | null {
      const answer = answers.get(key);
      return answer && Date.parse(answer.meta.expiresAt) > now ? answer : null;
    },
    delete(key: string): void {
      answers.delete(key);
    },
    set(key: string, answer: Answer): void {
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of [...answers.keys()].slice(0, -size)) answers.delete(oldest);
    },
  };
}
