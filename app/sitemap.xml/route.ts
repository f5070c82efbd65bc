import { sitemapIndex } from '@/lib/sitemap/xml';

export const dynamic = 'force-static';

export function GET() {
  return new Response(sitemapIndex(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
