import { sectionNames } from '@/lib/sitemap/single-pages';
import { sectionMap } from '@/lib/sitemap/xml';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return sectionNames.map((name) => ({ section: `${name}.xml` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ section: string }> }) {
  const { section } = await params;
  const name = sectionNames.find((one) => section === `${one}.xml`);
  if (!name) return new Response(null, { status: 404 });
  return new Response(sectionMap(name), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
