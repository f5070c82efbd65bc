import { errorResponse } from '@/lib/network/http';
import { rowOf } from '@/lib/visa/rules-of';

interface RulesRequest {
  params: Promise<{ passport: string }>;
}

/** The row of one passport, a letter for each destination: small enough to fetch, too much for every reader's page. Rows change with a build of the site. */
export async function GET(_request: Request, { params }: RulesRequest): Promise<Response> {
  const { passport } = await params;
  const row = rowOf(passport);
  if (row === undefined) return errorResponse(404, { error: 'The index has no passport of that name.', code: 'unknownPassport' });
  return Response.json(row, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
