import { expectsAccount } from '@/lib/supabase/account/expected-account';
import type { EnquiryAnswer } from '../answer';

const timeLimitMs = 20_000;
/** In milliseconds: a file takes long on a slow connection. */
const fileTimeLimitMs = 180_000;

/**
 * Posts a form and returns the answer; null when there is none, or it cannot be read. `isAccountExpected`: the visitor was signed in on the form.
 * Never rejects.
 */
export async function sendEnquiry(
  action: string,
  values: URLSearchParams | FormData,
  isAccountExpected: boolean,
): Promise<EnquiryAnswer | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(isAccountExpected && { [expectsAccount]: '1' }) },
      body: values,
      signal: AbortSignal.timeout(values instanceof FormData ? fileTimeLimitMs : timeLimitMs),
    });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

/** A check of the outline is enough for our own route; a proxy may answer anything. */
function isAnswer(answer: unknown): answer is EnquiryAnswer {
  const { reference, errors } = (answer ?? {}) as { reference?: unknown; errors?: unknown };
  return typeof reference === 'string' || Array.isArray(errors);
}
