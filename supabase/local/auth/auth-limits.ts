export interface AuthLimitSettings {
  /** Pause between two mails of one kind to one address. */
  mailPauseSeconds: number;
  /** Wrong passwords for one account from one network address within five minutes. */
  passwordsPerAccount: number;
  /** Wrong passwords for one account within an hour from all network addresses that have never signed in to it. */
  passwordsOfStrangers: number;
  /** Expensive requests of any kind from one network address within five minutes. */
  requestsPerAddress: number;
}

const windowMs = 5 * 60_000;
const strangersWindowMs = 60 * 60_000;
const triesPerCode = 5;
/** As long as a code is valid. */
const codeWindowMs = 60 * 60_000;
const mostKeys = 20_000;

/** Attempt counters in the memory of this process. `now` in milliseconds, of a clock that nobody sets: a jump of the time frees nobody. */
export class AuthLimits {
  readonly #settings: AuthLimitSettings;
  readonly #now: () => number;
  readonly #uses = new Map<string, { count: number; endsAt: number }>();
  readonly #mails = new Map<string, number>();
  /** Accounts with the addresses that signed in to them. */
  readonly #known = new Map<string, true>();

  constructor(settings: AuthLimitSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Seconds until this network address may try again. 0 means now, and counts as an attempt. */
  countRequest(address: string): number {
    return this.#count(`address ${address}`, this.#settings.requestsPerAddress);
  }

  /** The same for a password of `email`. Counted before it is checked, so that parallel attempts count separately. */
  countPassword(email: string, address: string): number {
    const wait = this.#count(`password ${address} ${email}`, this.#settings.passwordsPerAccount);
    if (wait > 0 || this.#known.has(`${address} ${email}`)) return wait;
    return this.#count(`strangers ${email}`, this.#settings.passwordsOfStrangers, strangersWindowMs);
  }

  /** Call it when the password was correct: strangers who guess do not keep the owner out, who comes from this address. */
  forgivePassword(email: string, address: string): void {
    this.#uses.delete(`password ${address} ${email}`);
    const strangers = this.#uses.get(`strangers ${email}`);
    const isCounted = !this.#known.has(`${address} ${email}`);
    if (strangers && isCounted) strangers.count -= 1;
    dropOldest(this.#known);
    this.#known.set(`${address} ${email}`, true);
  }

  /** The same for a try of the code mailed to `email`, known or not: after a few, only another code helps. */
  countCode(email: string): number {
    return this.#count(`code ${email}`, triesPerCode, codeWindowMs);
  }

  forgiveCode(email: string): void {
    this.#uses.delete(`code ${email}`);
  }

  /** Seconds until another mail of this kind may be sent to `email`. The same for known and unknown addresses, to reveal neither. */
  mailWait(kind: string, email: string): number {
    const sentAt = this.#mails.get(`${kind} ${email}`);
    return sentAt === undefined ? 0 : this.#pauseAfter(this.#now() - sentAt);
  }

  noteMail(kind: string, email: string): void {
    dropOldest(this.#mails);
    this.#mails.set(`${kind} ${email}`, this.#now());
  }

  /** Seconds until the pause after a mail sent at that instant (in milliseconds) is over. One that is yet to come has no pause. */
  waitSince(sentAt: number): number {
    const passedMs = Date.now() - sentAt;
    return passedMs < 0 ? 0 : this.#pauseAfter(passedMs);
  }

  #pauseAfter(passedMs: number): number {
    return Math.max(0, Math.ceil(this.#settings.mailPauseSeconds - passedMs / 1000));
  }

  #count(key: string, most: number, lastsMs = windowMs): number {
    const now = this.#now();
    const known = this.#uses.get(key);
    const use = known && known.endsAt > now ? known : { count: 0, endsAt: now + lastsMs };
    if (use.count >= most) return Math.ceil((use.endsAt - now) / 1000);
    dropOldest(this.#uses);
    this.#uses.set(key, { ...use, count: use.count + 1 });
    return 0;
  }
}

function dropOldest(map: Map<string, unknown>): void {
  if (map.size < mostKeys) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
