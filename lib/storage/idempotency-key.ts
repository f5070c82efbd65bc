import { randomUuid } from '@/lib/browser/random-uuid';
import { readTab, removeTab, writeTab } from './tab-storage';

interface Attempt {
  content: string;
  idempotencyKey: string;
}

/** The idempotency key of the content being sent, stored for the tab under `storageKey`. Never throws. */
export function createIdempotencyKey(storageKey: string) {
  /** Goes before what is stored, which is missing or older where storage is blocked or full: so a retry on the same page is safe. */
  let last: Attempt | null = null;

  return {
    /**
     * The same key for as long as nothing in the request changes, so that sending it again after a failure cannot book twice.
     * The language of the page does not make it another request.
     */
    keyOf(request: object): string {
      const content = JSON.stringify(request, (name, value) => (name === 'locale' ? undefined : value));
      const earlier = (last ?? readTab(storageKey)) as Partial<Attempt> | null;
      if (earlier?.content === content && earlier.idempotencyKey) return earlier.idempotencyKey;
      last = { content, idempotencyKey: randomUuid() };
      writeTab(storageKey, last);
      return last.idempotencyKey;
    },
    /** Makes the next request a new one. */
    clear(): void {
      last = null;
      removeTab(storageKey);
    },
  };
}
