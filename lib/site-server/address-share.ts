/** How many of something each address holds at the same time, up to `most`. */
export class AddressShare {
  readonly #held = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** One more for `address`: what gives it back, to be called once; null when the address has its share. */
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
