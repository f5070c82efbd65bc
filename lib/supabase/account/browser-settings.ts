import * as z from 'zod/mini';
import { timeouts } from '@/lib/network/timeouts';
import { allSignInProviders } from '@/lib/sign-in-providers';

const settingsShape = z.object({
  publishableKey: z.string(),
  previewHost: z.nullable(z.string()),
  providers: z.array(z.enum(allSignInProviders)),
});
type BrowserSettings = z.infer<typeof settingsShape>;
export type SignInProvider = BrowserSettings['providers'][number];

let settings: Promise<BrowserSettings> | undefined;

/** Fetched from the server, so that one build works with any Supabase. Rejects without a network; the next call tries again. */
export function browserSettings(): Promise<BrowserSettings> {
  settings ??= fetchSettings().catch((error) => {
    settings = undefined;
    throw error;
  });
  return settings;
}

async function fetchSettings(): Promise<BrowserSettings> {
  const answer = await fetch('/api/account/settings', { signal: AbortSignal.timeout(timeouts.browserSupabase) });
  if (!answer.ok) throw new Error(`The settings answered ${answer.status}`);
  return settingsShape.parse(await answer.json());
}
