import { openSearchDescription } from '@/lib/sitemap/open-search';

export const dynamic = 'force-static';

export function GET() {
  return new Response(openSearchDescription(), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}
