import { type Locale, localizePath } from '@/lib/i18n/locales';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { errorResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { cacheForm, subscribe } from '@/lib/newsletter/subscribe';
import { failure, type Result } from '@/lib/result';
import { formFields, type NewsletterError, type Outcome } from '@/lib/routes/newsletter-outcomes';
import { readForm } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';

const maxBodyBytes = 4_000;
const postsPerMinute = { name: 'newsletter-posts', uses: 20, seconds: 60 };

/**
 * Takes an address from the form at the foot of every page (a plain form post) and redirects to a page with the outcome. The answer does not reveal
 * whether the address was known.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request);
  if (refusal) return refusal;
  const body = await readForm(request, maxBodyBytes);
  if (!body.ok && body.reason === 'notForm') return errorResponse(415, { error: 'Send a form.', code: 'notForm' });
  if (!body.ok) return errorResponse(413, { error: 'The body is too large.', code: 'bodyTooLarge' });

  const email = body.value.get(formFields.email) ?? '';
  const locale: Locale = body.value.get(formFields.locale) === 'ar' ? 'ar' : 'en';
  const taken = await take(request, email, locale, body.value.get(formFields.empty) ?? '');
  const path = taken.ok ? `/newsletter/${taken.value}` : `/newsletter?answer=${await cacheForm({ email, error: taken.reason })}`;
  return seeOther(localizePath(path, locale));
}

async function take(request: Request, email: string, locale: Locale, empty: string): Promise<Result<Outcome, NewsletterError>> {
  if (empty !== '') return failure('refused');
  if (await refuseTooMany(request, postsPerMinute)) return failure('tooMany');
  return subscribe(email, locale, requestIdOf(request), mailLinkBase(request));
}
