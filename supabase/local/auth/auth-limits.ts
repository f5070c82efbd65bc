export interface AuthLimitSettings {
  /** Pause between two mails of one kind to one address. */
  mailPauseSeconds: number;
  /** Wrong passwords for one account from one network address within five minutes. */
  passwordsPerAccount: number;
  /** Expensive requests of any kind from one network address within five minutes. */
  requestsPerAddress: number;
}

const windowMs = 5 * 60_000;
const mostKeys = 20_000;

/** Attempt counters in the memory of this process. `now` in milliseconds. */
export class AuthLimits {
  readonly #settings: AuthLimitSettings;
  readonly #now: () => number;
  readonly #uses = new Map<string, { count: number; endsAt: number }>();
  readonly #mails = new Map<string, number>();

  constructor(settings: AuthLimitSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Seconds until this network address may try again. 0 means now, and counts as an attempt. */
  countRequest(address: string): number {
    return this.#count(`address ${address}`, this.#settings.requestsPerAddress);
  }

  /** The same for a password of `email`. Counted before it is checked, so that parallel attempts count separately. */
  countPassword(email: string, address: string): number {
    return this.#count(`password ${address} ${email}`, this.#settings.passwordsPerAccount);
  }

  /** Call it when the password was correct. */
  forgivePassword(email: string, address: string): void {
    this.#uses.delete(`password ${address} ${email}`);
  }

  /** Seconds until another mail of this kind may be sent to `email`. The same for known and unknown addresses, to reveal neither. */
  mailWait(kind: string, email: string): number {
    const sentAt = this.#mails.get(`${kind} ${email}`);
    return sentAt === undefined ? 0 : this.waitSince(sentAt);
  }

  noteMail(kind: string, email: string): void {
    dropOldest(this.#mails);
    this.#mails.set(`${kind} ${email}`, this.#now());
  }

  /** Seconds until the pause after a mail sent at that instant (in milliseconds) is over. */
  waitSince(sentAt: number): number {
    return Math.max(0, Math.ceil((sentAt + this.#settings.mailPauseSeconds * 1000 - this.#now()) / 1000));
  }

  #count(key: string, most: number): number {
    const now = this.#now();
    const known = this.#uses.get(key);
    const use = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
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
