import 'server-only';
import { previewHost } from '@/lib/env';
import { previewBase } from '@/lib/network/redirect-base';

/**
 * Where links in mail about a request lead, without a slash at the end, when it came to a preview (DECISIONS 19); null for the site's own
 * address. Never a host that the request merely names: it is the configured one or none.
 */
export function mailLinkBase({ headers, url }: Request): string | null {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? new URL(url).host;
  const origin = `https://${host.split(',')[0]?.trim()}`;
  return URL.canParse(origin) ? previewBase(new URL(origin).origin, previewHost()) : null;
}
