/** In milliseconds. Browsers limit address changes; a moving slider writes once it rests. */
const settleMs = 250;

/** Writes a state that changes quickly, such as filters, into the address. */
export function createSettledWriter<State>(write: (state: State) => void) {
  let pending: State | null = null;

  /** Writes a pending state at once: before leaving the page, so that coming back shows the same. */
  function flush(): void {
    if (pending) write(pending);
    pending = null;
  }

  return {
    flush,
    writeNow(state: State): void {
      pending = state;
      flush();
    },
    /** Writes the state unless it changes again soon; returns the clean-up of an effect. */
    writeSoon(state: State): () => void {
      pending = state;
      const timer = setTimeout(flush, settleMs);
      return () => {
        clearTimeout(timer);
        pending = null;
      };
    },
  };
}
