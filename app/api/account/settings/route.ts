import { previewHost, serverEnv, signInProviders } from '@/lib/env';
import { answerJson, onlyGet } from '@/lib/network/http';

// Supabase settings for the browser, read per request: one build works with any Supabase.
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return answerJson({
    publishableKey: serverEnv().SUPABASE_PUBLISHABLE_KEY,
    previewHost: previewHost(),
    providers: signInProviders(),
  });
}

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
