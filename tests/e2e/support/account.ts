import type { BrowserContext, Page } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sessionCookie } from '../../../lib/supabase/session-cookie.ts';
import type { CapturedMail } from '../../../supabase/local/mail/outbox.ts';
import { backendUrl, outboxVariable, secretKeyVariable, siteUrl } from './site.ts';

export const password = 'secret-1';
const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } };

/** Holds the secret key: row level security does not apply. Set by the global setup. */
export const asServer = (): SupabaseClient => createClient(backendUrl, process.env[secretKeyVariable] ?? '', withoutSession);

let people = 0;

export interface Account {
  id: string;
  email: string;
  /** A client with the session of the account. */
  client: SupabaseClient;
}

/** Makes an account with a confirmed address, Noor's; `name` begins the address, `locale` is the language of its mail. */
export async function newAccount(
  context: BrowserContext,
  name: string,
  locale?: string,
): Promise<Account & { publishableKey: string }> {
  const email = `${name}-${process.pid}-${Date.now()}-${++people}@example.com`;
  const settings = await context.request.get(`${siteUrl}/api/account/settings`);
  const { publishableKey } = (await settings.json()) as { publishableKey: string };
  const client = createClient(backendUrl, publishableKey, withoutSession);
  const signedUp = await client.auth.signUp({ email, password, options: { data: { first_name: 'Noor', locale } } });
  if (signedUp.error) throw signedUp.error;
  const mails = (await (await fetch(`${process.env[outboxVariable]}.json`)).json()) as CapturedMail[];
  const link = mails.find(({ to }) => to === email)?.link ?? '';
  const { data, error } = await client.auth.verifyOtp({
    type: 'signup',
    token_hash: new URL(link).searchParams.get('token_hash') ?? '',
  });
  if (!data.user) throw error ?? new Error('Not confirmed');
  return { id: data.user.id, email, client, publishableKey };
}

/** A new account, signed in to the browser of `context`. */
export async function signIn(context: BrowserContext, name: string, locale?: string): Promise<Account> {
  const { publishableKey, ...account } = await newAccount(context, name, locale);
  const jar = new Map<string, string>();
  const browser = createServerClient(backendUrl, publishableKey, {
    cookieOptions: { name: sessionCookie },
    cookies: {
      getAll: () => [...jar].map(([cookie, value]) => ({ name: cookie, value })),
      setAll: (changed) => {
        for (const { name: cookie, value } of changed) jar.set(cookie, value);
      },
    },
  });
  const { error } = await browser.auth.signInWithPassword({ email: account.email, password });
  if (error) throw error;
  await context.addCookies([...jar].map(([cookie, value]) => ({ name: cookie, value, url: siteUrl })));
  return account;
}

type Editing = 'editor' | 'publisher';

/** Also of staff: with another right to edit. */
export async function makeStaff(account: Account, staffName: string, editing?: Editing): Promise<Account> {
  const staff = { account_email: account.email, staff_name: staffName, ...(editing && { editing }) };
  await asServer().rpc('make_staff', staff).throwOnError();
  return account;
}

/** A new staff account; not signed in. */
export const newStaff = async (context: BrowserContext, staffName: string): Promise<Account> =>
  makeStaff(await newAccount(context, 'desk'), staffName);

/** A new staff account, signed in to the browser of `context`. */
export const signInStaff = async (
  context: BrowserContext,
  staffName: string,
  locale?: string,
  editing?: Editing,
): Promise<Account> => makeStaff(await signIn(context, 'desk', locale), staffName, editing);

/** Huda, who may publish. */
export const signInPublisher = (context: BrowserContext, locale: string): Promise<Account> =>
  signInStaff(context, 'Huda', locale, 'publisher');

/** Resolves when the realtime channel is confirmed by the server; call it before the page is opened. */
export const channelOf = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL') && resolve()),
    );
  });
