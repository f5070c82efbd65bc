import type { Database } from '../database/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { AuthLimits } from './auth-limits.ts';

export interface AuthContext {
  db: Database;
  outbox: Outbox;
  siteUrl: string;
  limits: AuthLimits;
  refreshReuseSeconds: number;
  /** The key of the hashes in which mailed codes are stored. */
  codeSecret: string;
  isApiKey: (key: string) => boolean;
}

export interface AuthRequest {
  /** The method and the path below /auth/v1: "POST /token". */
  route: string;
  query: URLSearchParams;
  headers: Headers;
  body: Record<string, unknown>;
  /** The network address for counting. */
  address: string;
  /** Lite's own answer. */
  lite: () => Promise<Response>;
  /** The same to another body. */
  liteWith: (body: Record<string, unknown>) => Promise<Response>;
  /** Lite's answer to the request for the current user. */
  askUser: () => Promise<Response>;
}
