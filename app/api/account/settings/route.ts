import { previewHost, serverEnv, signInProviders } from '@/lib/env';
import { jsonResponse } from '@/lib/network/http';

// Supabase settings for the browser, read per request: one build works with any Supabase.
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return jsonResponse({
    publishableKey: serverEnv().SUPABASE_PUBLISHABLE_KEY,
    previewHost: previewHost(),
    providers: signInProviders(),
  });
}
