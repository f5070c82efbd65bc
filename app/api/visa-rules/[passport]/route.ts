import { visaRules } from '@/content/visa-rules.generated';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { passport: string }[] {
  return Object.keys(visaRules).map((passport) => ({ passport }));
}

/** The rules of one passport, as a file written by the build: small enough to fetch, too much for every reader's page. */
export async function GET(_request: Request, { params }: { params: Promise<{ passport: string }> }): Promise<Response> {
  const { passport } = await params;
  return Response.json(visaRules[passport]);
}
