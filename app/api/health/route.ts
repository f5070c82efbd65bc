import { answerJson } from '@/lib/http';

/** Says that this process answers; a load balancer asks. What lies behind it may be away, and most pages still serve. */
export function GET(): Response {
  return answerJson({ status: 'ok' });
}
