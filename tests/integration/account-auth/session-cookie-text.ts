import { sessionCookie } from '@/lib/supabase/session-cookie';
import type { CookieJar } from '../bookings/site-on-backend.ts';

/** The part of @supabase/ssr's cookie that these tests change. */
export interface SavedSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  expires_in: number;
}

const prefix = 'base64-';

export function readSession(jar: CookieJar): SavedSession {
  const chunks = jar.getAll().filter(({ name }) => name === sessionCookie || /\.\d+$/.test(name));
  const text = chunks.map(({ value }) => value).join('');
  return JSON.parse(Buffer.from(text.slice(prefix.length), 'base64url').toString('utf8'));
}

/** A Cookie header with that session in it. */
export function cookieHeader(session: unknown): string {
  return `${sessionCookie}=${prefix}${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
}

/** The token with other claims, or another header, and its old signature. */
export function tampered(token: string, changes: { header?: object; claims?: object }): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const change = (part: string, more: object) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString('utf8')), ...more })).toString(
      'base64url',
    );
  return `${change(header, changes.header ?? {})}.${change(claims, changes.claims ?? {})}.${signature}`;
}
