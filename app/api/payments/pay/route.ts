import * as z from 'zod/mini';
import { linkKey, paymentPath } from '@/lib/bookings/model/payment-row';
import { answerAboutLink, refuseAboutLink } from '@/lib/bookings/payments/answer-about-link';
import { beginPayment } from '@/lib/bookings/payments/pay';
import { directionOf, type Locale, locales, localizePath } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { describeError, logError } from '@/lib/log';
import { fieldErrors, fieldErrorsResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { readForm } from '@/lib/security/body/json-body';
import { requestIdOf } from '@/lib/security/request-id';
import { paymentMethods } from '@/supabase/functions/_shared/contracts/states.generated';

/** `amount`: in dirhams, as it was seen. Without `method`, that of the charge that is open. */
const asked = z.object({
  key: linkKey,
  locale: z.enum(locales),
  amount: z.optional(z.int().check(z.gte(0))),
  method: z.optional(z.enum([...paymentMethods, 'card'])),
});

/**
 * Without script: leads to the provider's page, or back to ours, which says what else became of it. A page leads there, because browsers do not
 * follow a form to another site (form-action).
 */
async function payByForm(request: Request): Promise<Response> {
  const refusal = await refuseAboutLink(request);
  if (refusal) return refusal;
  const form = await readForm(request, 2_000);
  const { amount = '', ...fields } = form.ok ? Object.fromEntries(form.value) : {};
  const wanted = asked.safeParse({ ...fields, amount: Number(amount) });
  if (!wanted.success) return fieldErrorsResponse('invalidPayment', fieldErrors(wanted.error.issues));
  const { key, locale } = wanted.data;
  const page = localizePath(paymentPath(key), locale);
  const requestId = requestIdOf(request);
  try {
    const begun = await beginPayment(key, locale, requestId, wanted.data.amount, wanted.data.method);
    return begun && 'url' in begun ? await leadTo(begun.url, locale) : seeOther(page);
  } catch (error) {
    logError('payment-failed', { requestId, cause: describeError(error) });
    return seeOther(`${page}&notOpened=`);
  }
}

async function leadTo(url: string, locale: Locale): Promise<Response> {
  const words = (await wordsIn(locale, ['payments']))('payments.page')('opening');
  const address = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="0; url=${address}"><title>${words}</title>`;
  const page = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head>${head}</head><body><p><a href="${address}">${words}</a></p></body></html>`;
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}

/** Starts paying a payment: `{ url }` of the provider's page, or `{ outcome }` when it needs none; `pass` is for who begins the charge. */
export function POST(request: Request): Promise<Response> {
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return payByForm(request);
  return answerAboutLink(request, asked, ({ key, locale, amount, method }, requestId) =>
    beginPayment(key, locale, requestId, amount, method),
  );
}
