import { bounceSecret } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { errorResponse, fieldErrors, fieldErrorsResponse, jsonResponse } from '@/lib/network/http';
import { bounce, bounceSignatureHeader, isSigned, recordBounce } from '@/lib/newsletter/bounce';
import { bodyErrorResponse, readBytes } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';

/** High, because a mail server reports every bounce from a few IP addresses. */
const perMinute = { name: 'newsletter-bounces', uses: 600, seconds: 60 };
const maxBytes = 4_000;

/**
 * Webhook for mail that came back (docs/engineering/mail.md). Responds with 200 once it is stored, whether or not the address is known, 401 if the
 * signature is invalid, 404 where no secret is set, and 502 if it should be sent again.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const secret = bounceSecret();
  if (!secret) return errorResponse(404, { error: 'Bounces are not taken here.', code: 'off' });
  const bytes = await readBytes(request.body, maxBytes);
  if (!bytes) return bodyErrorResponse('bodyTooLarge');
  const requestId = requestIdOf(request);
  if (!isSigned(bytes, (request.headers.get(bounceSignatureHeader) ?? '').slice(0, 200), secret)) {
    logError('newsletter-bounce-refused', { requestId, cause: 'forged' });
    return errorResponse(401, { error: 'This has no valid signature.', code: 'forged' });
  }
  const event = bounce.safeParse(parsed(bytes));
  if (!event.success) return fieldErrorsResponse('invalidBounce', fieldErrors(event.error.issues));
  try {
    await recordBounce(event.data);
    return jsonResponse({ taken: true });
  } catch (error) {
    logError('newsletter-bounce-refused', { requestId, cause: describeError(error) });
    return errorResponse(502, { error: 'Please send it again.', code: 'unavailable' });
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
