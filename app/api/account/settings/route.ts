import { previewHost, serverEnv } from '@/lib/env';
import { answerJson, answerOnly } from '@/lib/network/http';

// What the browser may know of Supabase is read when it is asked for: one build serves any.
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return answerJson({ publishableKey: serverEnv().SUPABASE_PUBLISHABLE_KEY, previewHost: previewHost() });
}

const onlyGet = answerOnly('GET');

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
