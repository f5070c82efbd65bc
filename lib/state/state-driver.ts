/** At most `uses` within `seconds`, counted separately for each `name`. */
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
  /** Counts one use. Returns 0 when it is allowed, else the milliseconds until the next allowed use. */
  countUse(rule: RateRule, who: string): Promise<number>;
  /** Undoes one counted use. */
  clearUse(rule: RateRule, who: string): Promise<void>;
  /** False while other instances cannot see this state, though they should. */
  isShared(): Promise<boolean>;
}
