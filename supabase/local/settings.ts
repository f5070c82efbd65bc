import path from 'node:path';
import type { AuthLimitSettings } from './auth/auth-limits.ts';

export const projectRoot = path.resolve(import.meta.dirname, '..', '..');

export interface BackendSettings {
  port: number;
  /** The URL for supabase-js when it connects to this backend directly. */
  url: string;
  dataDir: string;
  /** The address of a PostgreSQL server that stores the rows instead of the data folder. */
  databaseUrl: string | null;
  /** The origin of links in mail, without a trailing slash. */
  siteUrl: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  functionsEnv: Record<string, string>;
  reloadFunctions: boolean;
  authLimits: AuthLimitSettings;
  /** In seconds: how long a refresh token may be sent again, after an answer that was lost. */
  refreshReuseSeconds: number;
  trustedProxies: number;
}

/** A condition to fix before the next start: shown as one line, without a stack. */
export class StartError extends Error {}

/** Settings that name suppliers. */
const listSettings = ['FLIGHT_SUPPLIER', 'FLIGHT_STATUS_SUPPLIER', 'HOTEL_SUPPLIER', 'ORDER_SUPPLIER', 'PAYMENT_PROVIDER'];
const sharedSettings = [...listSettings, 'OFFER_SIGNING_SECRET', 'RATES_SERVICE_URL'];

/** What our functions may read: also the settings of the named suppliers, which begin with the name. On hosted Supabase these are its secrets. */
function settingsForFunctions(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = listSettings.flatMap((list) => env[list]?.split(',') ?? []).map((name) => `${name.trim().toUpperCase()}_`);
  const isTheirs = (name: string) =>
    sharedSettings.includes(name) || names.some((start) => start !== '_' && name.startsWith(start));
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => isTheirs(entry[0]) && !!entry[1]));
}

export function readSettings(env: NodeJS.ProcessEnv): BackendSettings {
  const port = Number(env['SUPABASE_LOCAL_PORT'] ?? 54321);
  const url = `http://127.0.0.1:${port}`;
  const publishableKey = required(env, 'SUPABASE_PUBLISHABLE_KEY');
  const secretKey = required(env, 'SUPABASE_SECRET_KEY');
  return {
    port,
    url,
    dataDir: path.resolve(projectRoot, env['KARAM_DATA_DIR'] ?? '.local'),
    databaseUrl: env['DATABASE_URL'] || null,
    siteUrl: (env['SITE_URL'] ?? 'http://localhost:3000').replace(/\/$/, ''),
    publishableKey,
    secretKey,
    jwtSecret: required(env, 'SUPABASE_JWT_SECRET'),
    // The names under which hosted Supabase passes its own settings to every function.
    functionsEnv: {
      ...settingsForFunctions(env),
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
    },
    reloadFunctions: env['KARAM_RELOAD_FUNCTIONS'] === '1',
    authLimits: {
      mailPauseSeconds: count(env['AUTH_MAIL_PAUSE_SECONDS'], 60),
      passwordsPerAccount: count(env['AUTH_PASSWORDS_PER_ACCOUNT'], 10),
      passwordsOfStrangers: count(env['AUTH_PASSWORDS_OF_STRANGERS'], 50),
      requestsPerAddress: count(env['AUTH_REQUESTS_PER_ADDRESS'], 300),
    },
    refreshReuseSeconds: count(env['AUTH_REFRESH_REUSE_SECONDS'], 10),
    trustedProxies: count(env['TRUSTED_PROXY_COUNT'], 0),
  };
}

/** A whole number from 0, else `fallback`. */
function count(text: string | undefined, fallback: number): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback;
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new StartError(`${name} is not set. Start the backend through "npm start" or "npm run dev", which set it.`);
  return value;
}
