/** At most `uses` within `seconds`, counted apart for each `name`. */
export interface RateRule {
  name: string;
  uses: number;
  seconds: number;
}

/** State shared by all instances of the site: cached answers and counters. Use it for everything that instances must share. */
export interface SharedState {
  /** The text stored under `key`, or null when there is none or it has expired. */
  read(key: string): Promise<string | null>;
  write(key: string, text: string, milliseconds: number): Promise<void>;
  /** Counts one use; answers the milliseconds to wait before the next one is allowed, 0 when this one is. */
  countUse(rule: RateRule, who: string): Promise<number>;
  /** Takes one counted use back. */
  clearUse(rule: RateRule, who: string): Promise<void>;
  /** False while other instances do not see this state, though they should. */
  isShared(): Promise<boolean>;
}
