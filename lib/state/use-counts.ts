/** More visitors than that at once are not told apart: the oldest count makes place for the newest. */
const mostCounts = 50_000;

/** Counts of uses in the memory of this process, on a clock that nobody sets: a jump of the time neither frees anybody nor keeps anybody out. */
export class UseCounts {
  readonly #counts = new Map<string, { uses: number; endsAt: number }>();

  /** Counts one use. Returns 0 when it is one of the first `most` within `milliseconds`, else the milliseconds until their end. */
  count(key: string, most: number, milliseconds: number): number {
    const now = performance.now();
    const known = this.#counts.get(key);
    if (known && known.endsAt > now) {
      known.uses += 1;
      return known.uses > most ? Math.ceil(known.endsAt - now) : 0;
    }
    this.#counts.delete(key);
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && this.#counts.size >= mostCounts) this.#counts.delete(oldest);
    this.#counts.set(key, { uses: 1, endsAt: now + milliseconds });
    return most < 1 ? milliseconds : 0;
  }

  undo(key: string): void {
    const known = this.#counts.get(key);
    if (known && known.uses > 0) known.uses -= 1;
  }
}
