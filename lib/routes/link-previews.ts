import { splitLocale } from '@/lib/i18n/locales';

/**
 * Programs that fetch a page to show its link in a message, by a part of their user agent. They run no scripts. Messages on an iPhone name
 * themselves as two of them. The matcher of middleware.ts repeats the list.
 */
export const previewRobots = [
  'facebookexternalhit',
  'Twitterbot',
  'WhatsApp',
  'TelegramBot',
  'LinkedInBot',
  'Slackbot',
  'Discordbot',
  'SkypeUriPreview',
  'redditbot',
] as const;

/** Whether a program asks, which reads pages for a search engine or an index. */
export function isRobot(headers: Headers): boolean {
  return /bot\b|crawler|spider|slurp|facebookexternalhit/i.test(headers.get('user-agent') ?? '');
}

/** English paths of the pages that show a search from their query, by the parameter without which there is none. */
export const searchPages: Readonly<Record<string, string>> = {
  '/': 'view',
  '/booking/multi-city': 'leg',
  '/explore/hotels/results': 'destination',
  '/explore/where': 'view',
  '/support/travel-requirements': 'passport',
};

/** Where the preview of a link is rendered; null for everybody but preview robots, and for a link without a search. */
export function linkPreview(pathname: string, query: URLSearchParams, userAgent: string | null): string | null {
  const { locale, path } = splitLocale(pathname);
  const parameter = Object.hasOwn(searchPages, path) ? searchPages[path] : undefined;
  if (!parameter || !query.has(parameter) || !previewRobots.some((name) => userAgent?.includes(name))) return null;
  const asked = new URLSearchParams(query);
  asked.set('page', path);
  return `/${locale}/link-preview?${asked}`;
}
