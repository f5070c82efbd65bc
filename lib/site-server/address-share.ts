/** Limits how many of something each address may hold at the same time, to `most`. */
export class AddressShare {
  readonly #held = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one for `address`. Returns the function that releases it, to be called once; null when the address has reached its limit. */
  take(address: string): (() => void) | null {
    const held = this.#held.get(address) ?? 0;
    if (held >= this.#most) return null;
    this.#held.set(address, held + 1);
    return () => this.#giveBack(address);
  }

  #giveBack(address: string): void {
    const held = this.#held.get(address) ?? 0;
    if (held > 1) this.#held.set(address, held - 1);
    else this.#held.delete(address);
  }
}
