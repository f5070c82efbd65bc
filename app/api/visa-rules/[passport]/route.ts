import { visaRules } from '@/content/visa-rules.generated';
import { answerError, onlyGet } from '@/lib/network/http';

interface RulesRequest {
  params: Promise<{ passport: string }>;
}

/** The rules of one passport: small enough to fetch, too much for every reader's page. They change with a build of the site. */
export async function GET(_request: Request, { params }: RulesRequest): Promise<Response> {
  const { passport } = await params;
  const rules = Object.hasOwn(visaRules, passport) ? visaRules[passport] : undefined;
  if (!rules) return answerError(404, { error: 'The index has no passport of that name.', code: 'unknownPassport' });
  return Response.json(rules, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
