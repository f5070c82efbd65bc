import * as z from 'zod/mini';
import { isLocale, localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { subscriptionOf } from '@/lib/newsletter/readers';
import { endSubscription } from '@/lib/newsletter/subscribe';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';

/** Mail services send the requests of many people from one address. */
const endsPerMinute = { name: 'newsletter-end', uses: 300, seconds: 60 };

/**
 * Programs without one-click unsubscribing open the address of the header in a browser. Leads to the page with the button: scanners of mail open
 * every link.
 */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const language = query.get('language');
  const end = new URLSearchParams({ unsubscribe: query.get('token') ?? '', mail: query.get('mail') ?? '' });
  return seeOther(localizePath(`/newsletter?${end}`, isLocale(language) ? language : 'en'));
}

/**
 * Ends the subscription named by `token`. `mail` is the mail of a campaign that it counts for. Mail programs post here by themselves (RFC 8058) and
 * get a plain answer; our own button sends `page=en` or `page=ar` and leads to the thank-you page. The token is the authorization, so any origin may
 * post.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, endsPerMinute);
  if (refusal) return refusal;
  const { searchParams } = new URL(request.url);
  const page = searchParams.get('page');
  const lead = (outcome: 'unsubscribed' | 'expired') =>
    seeOther(localizePath(`/newsletter/${outcome}`, page === 'ar' ? 'ar' : 'en'));
  const id = subscriptionOf(searchParams.get('token') ?? '');
  if (!id) return page ? lead('expired') : errorResponse(404, { error: 'The link is not whole.', code: 'unknownLink' });
  try {
    const mail = z.uuid().safeParse(searchParams.get('mail'));
    await endSubscription(id, mail.success ? mail.data : null);
    return page ? lead('unsubscribed') : jsonResponse({ status: 'unsubscribed' });
  } catch (error) {
    logError('newsletter-not-ended', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The database does not answer. Please try again in a moment.', code: 'notStored' });
  }
}
