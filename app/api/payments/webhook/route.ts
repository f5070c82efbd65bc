import { askProvider, ForgedNewsError } from '@/lib/bookings/payments/ask-provider';
import { record } from '@/lib/bookings/payments/settle';
import { describeError, logError } from '@/lib/log';
import { answerError, answerJson, onlyPost } from '@/lib/network/http';
import { answerBodyError, readBytes } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';

/** High, because a provider reports every payment from a few IP addresses. */
const perMinute = { name: 'payment-news', uses: 600, seconds: 60 };
const maxBytes = 32_000;

/**
 * Webhook for payment providers, signed in the header `hashstring`. The body only names a charge or refund; its status is read from the provider's API.
 * Responds with 200 once the status is stored, 401 if the signature is invalid, and 502 if the provider should send it again.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const bytes = await readBytes(request.body, maxBytes);
  if (!bytes) return answerBodyError('bodyTooLarge');
  const seal = (request.headers.get('hashstring') ?? '').slice(0, 500);
  const requestId = requestIdOf(request);
  try {
    await record(await askProvider({ do: 'news', body: new TextDecoder().decode(bytes), seal }, requestId));
    return answerJson({ taken: true });
  } catch (error) {
    const isForged = error instanceof ForgedNewsError;
    logError('payment-news-not-taken', { requestId, cause: isForged ? 'forged' : describeError(error) });
    if (isForged) return answerError(401, { error: 'This is not sealed by our provider.', code: 'forged' });
    return answerError(502, { error: 'Please send it again.', code: 'unavailable' });
  }
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
