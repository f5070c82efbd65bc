import { callProvider, UnsignedWebhookError } from '@/lib/bookings/payments/call-provider';
import { isOurs } from '@/lib/bookings/payments/check-providers';
import { record } from '@/lib/bookings/payments/settle';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { bodyErrorResponse, readBytes } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { paymentSignatureHeaders } from '@/supabase/functions/_shared/contracts/payments';

/** High, because a provider reports every payment from a few IP addresses. */
const perMinute = { name: 'payment-webhook', uses: 600, seconds: 60 };
const maxBytes = 32_000;
const signatureHeaders = Object.values(paymentSignatureHeaders);

/**
 * Webhook for payment providers, signed in a header of `paymentSignatureHeaders`. The body only names a charge or refund; its status is read from the provider's API.
 * Responds with 200 once the status is stored, 401 if the signature is invalid, and 502 if the provider should send it again.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const bytes = await readBytes(request.body, maxBytes);
  if (!bytes) return bodyErrorResponse('bodyTooLarge');
  const signature = (signatureHeaders.map((name) => request.headers.get(name)).find(Boolean) ?? '').slice(0, 500);
  const requestId = requestIdOf(request);
  try {
    await record(await callProvider({ type: 'webhook', body: new TextDecoder().decode(bytes), signature }, requestId));
    return jsonResponse({ taken: true });
  } catch (error) {
    const isUnsigned = error instanceof UnsignedWebhookError;
    logError('payment-webhook-refused', { requestId, cause: isUnsigned ? await suspect(error) : describeError(error) });
    if (isUnsigned) return errorResponse(401, { error: 'This has no valid signature of our provider.', code: 'forged' });
    return errorResponse(502, { error: 'Please send it again.', code: 'unavailable' });
  }
}

/** "forged", unless the webhook names one of our charges, which hardly anybody else knows: then our secret is wrong. */
async function suspect({ named }: UnsignedWebhookError): Promise<string> {
  if (!named) return 'forged';
  const isKnown = await isOurs(named).catch(() => false);
  return isKnown ? `wrongSecret: ${named.provider} signs with another secret than we were given` : 'forged';
}
