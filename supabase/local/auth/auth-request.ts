import type { Database } from '../database/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { AuthLimits } from './auth-limits.ts';

export interface AuthContext {
  db: Database;
  outbox: Outbox;
  siteUrl: string;
  limits: AuthLimits;
  isApiKey: (key: string) => boolean;
}

export interface AuthRequest {
  /** The path below /auth/v1 and how it is asked for, e.g. "POST /token". */
  route: string;
  query: URLSearchParams;
  headers: Headers;
  body: Record<string, unknown>;
  /** The network address to count by. */
  address: string;
  /** Lite's own answer. */
  lite: () => Promise<Response>;
  /** Lite's answer to who it is that asks. */
  askUser: () => Promise<Response>;
}
