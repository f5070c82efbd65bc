import { readiness } from '@/lib/health/readiness';
import { answerJson } from '@/lib/network/http';

/**
 * Whether this instance can serve: 503 when accounts or bookings cannot be reached. `?probe=alive` asks for the process alone, which
 * serves most pages whatever lies behind it (docs/operations/running.md).
 */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.get('probe') === 'alive') return answerJson({ alive: true });
  const answer = await readiness();
  return answerJson(answer, answer.ready ? 200 : 503);
}
