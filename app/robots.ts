import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';

/** Pages that are not to be found say so themselves, and must be read for that; what is closed here are answers and searches. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/auth/', '/supabase/', '/*?*view='] },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
