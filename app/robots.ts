import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';

const closed = ['/api/', '/auth/', '/supabase/'];
/** Preview robots: they fetch a page when it is shared, and read these rules first. */
const previewBots = [
  'facebookexternalhit',
  'WhatsApp',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'TelegramBot',
  'Discordbot',
  'Pinterestbot',
];

/** Pages with `noindex` must stay readable, or crawlers never see it. Only answers and searches are disallowed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: [...closed, '/*?*view='] },
      { userAgent: previewBots, allow: '/', disallow: closed },
    ],
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
