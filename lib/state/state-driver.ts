/** At most `uses` within `seconds`, counted apart for each `name`. */
export interface RateRule {
  name: string;
  uses: number;
  seconds: number;
}

/**
 * What the instances of the site share: answers worth keeping for a while, and counts of use. Everything that must hold
 * across instances goes through here, so that another driver can stand in for the memory of one process.
 */
export interface SharedState {
  /** The text kept under `key`, or null when there is none or its time is over. */
  read(key: string): Promise<string | null>;
  write(key: string, text: string, milliseconds: number): Promise<void>;
  /** Counts one use; answers the milliseconds to wait before the next one is allowed, 0 when this one is. */
  countUse(rule: RateRule, who: string): Promise<number>;
  /** Takes one counted use back. */
  forgetUse(rule: RateRule, who: string): Promise<void>;
  /** False while the other instances do not see what is kept and counted here, though they should. */
  isShared(): Promise<boolean>;
}
