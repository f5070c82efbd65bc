import { isPaidAtOnce } from '@/lib/env';
import { answerJson, onlyGet } from '@/lib/network/http';

/** Whether requests of `kind` are paid at once: prerendered pages cannot know. */
export function GET(request: Request): Response {
  const kind = new URL(request.url).searchParams.get('kind') ?? '';
  return answerJson({ isPaidAtOnce: isPaidAtOnce(kind) });
}

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
