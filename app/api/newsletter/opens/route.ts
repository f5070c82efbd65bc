import { localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { errorResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { allowOpens, confirmedSubscriptionOf, subscriptionOf } from '@/lib/newsletter/readers';
import { formFields, type Outcome } from '@/lib/routes/newsletter-outcomes';
import { readForm } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';

const perMinute = { name: 'newsletter-opens', uses: 30, seconds: 60 };
const maxBodyBytes = 1_000;

/**
 * Stores whether we may count opened mails: the box on the page after confirming, and the button beside "unsubscribe", which only withdraws it. The
 * token is the authorization.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const { searchParams } = new URL(request.url);
  const lead = (outcome: Outcome) =>
    seeOther(localizePath(`/newsletter/${outcome}`, searchParams.get('page') === 'ar' ? 'ar' : 'en'));
  const body = await readForm(request, maxBodyBytes);
  if (!body.ok) return errorResponse(415, { error: 'Send a form.', code: 'notForm' });
  const isAllowed = body.value.get(formFields.opens) === 'yes';
  const token = searchParams.get('token') ?? '';
  const id = confirmedSubscriptionOf(token) ?? (isAllowed ? null : subscriptionOf(token));
  if (!id) return lead('expired');
  try {
    await allowOpens(id, isAllowed);
    return lead(isAllowed ? 'counting' : 'uncounted');
  } catch (error) {
    logError('newsletter-opens-not-stored', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The database does not answer. Please try again in a moment.', code: 'notStored' });
  }
}
