import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';

const closed = ['/api/', '/auth/', '/supabase/'];
/** They fetch what somebody has just shared, and read these rules first. */
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

/** Pages that are not to be found say so themselves, and must be read for that; what is closed here are answers and searches. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: [...closed, '/*?*view='] },
      { userAgent: previewBots, allow: '/', disallow: closed },
    ],
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
