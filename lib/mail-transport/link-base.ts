import 'server-only';
import { previewHost } from '@/lib/env';
import { previewBase } from '@/lib/network/redirect-base';

/**
 * The base of links in mail for a request made on a preview (DECISIONS 19), without a trailing slash; null for the site's own address. Only the
 * configured preview host, never a host from the request.
 */
export function mailLinkBase({ headers, url }: Request): string | null {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? new URL(url).host;
  const origin = `https://${host.split(',')[0]?.trim()}`;
  return URL.canParse(origin) ? previewBase(new URL(origin).origin, previewHost()) : null;
}
