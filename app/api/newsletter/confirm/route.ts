import { localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { errorResponse, refuseHead } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { opensToken } from '@/lib/newsletter/readers';
import { confirmSubscription } from '@/lib/newsletter/subscribe';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';

const linksPerMinute = { name: 'newsletter-confirm', uses: 30, seconds: 60 };

/** The link in the mail: `token`, and `lang` of the page it leads to. It may be opened again. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, linksPerMinute);
  if (refusal) return refusal;
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('lang') === 'ar' ? 'ar' : 'en';
  try {
    const id = await confirmSubscription(searchParams.get('token') ?? '');
    return seeOther(localizePath(id ? `/newsletter?confirmed=${opensToken(id)}` : '/newsletter/expired', locale));
  } catch (error) {
    logError('newsletter-not-confirmed', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The database does not answer. Open the link again in a moment.', code: 'notStored' });
  }
}

// HEAD too: left alone, it would confirm.
export { refuseHead as HEAD };
