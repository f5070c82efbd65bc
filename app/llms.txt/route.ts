import { getTranslations } from 'next-intl/server';
import { siteGuide } from '@/lib/sitemap/site-guide';

export const dynamic = 'force-static';

export async function GET() {
  const t = await getTranslations({ locale: 'en', namespace: 'home.meta' });
  return new Response(siteGuide(t('description')), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
