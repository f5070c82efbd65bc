import { recordWebhook } from '@/lib/bookings/orders/advance-orders';
import { callSupplier, ForgedWebhookError } from '@/lib/bookings/orders/call-supplier';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { bodyErrorResponse, readBytes } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { orderSignatureHeaders } from '@/supabase/functions/_shared/contracts/orders';

/** High, because a supplier reports every order from a few IP addresses. */
const perMinute = { name: 'order-webhook', uses: 600, seconds: 60 };
const maxBytes = 256_000;
const signatureHeaders = Object.values(orderSignatureHeaders);

/**
 * Webhook for suppliers that take orders, signed in a header of `orderSignatureHeaders`. The body only names an order; its state is read from the supplier.
 * Responds with 200 once that is stored, 401 if the signature is invalid, and 502 if the supplier should send it again.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const bytes = await readBytes(request.body, maxBytes);
  if (!bytes) return bodyErrorResponse('bodyTooLarge');
  const signature = signatureHeaders.map((name) => request.headers.get(name)).find((each) => each !== null) ?? '';
  const requestId = requestIdOf(request);
  try {
    await recordWebhook(
      await callSupplier(
        { type: 'webhook', body: new TextDecoder().decode(bytes), signature: signature.slice(0, 500) },
        requestId,
      ),
    );
    return jsonResponse({ taken: true });
  } catch (error) {
    const isForged = error instanceof ForgedWebhookError;
    logError('order-webhook-refused', { requestId, cause: isForged ? 'forged' : describeError(error) });
    if (isForged) return errorResponse(401, { error: 'This has no valid signature of our supplier.', code: 'forged' });
    return errorResponse(502, { error: 'Please send it again.', code: 'unavailable' });
  }
}
