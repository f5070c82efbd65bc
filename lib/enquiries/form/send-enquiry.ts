import { expectsAccount } from '@/lib/supabase/account/expected-account';
import type { EnquiryResponse } from '../answer';

const timeLimitMs = 20_000;
/** In milliseconds: a file takes long on a slow connection. */
const fileTimeLimitMs = 180_000;

/** How much the files of a form may have together, and what to say of which field when it is more: the site would not read them to the end. */
export interface FileRoom {
  bytes: number;
  name: string;
  text: string;
}

/**
 * Posts a form and returns the answer; null when there is none, or it cannot be read. `isAccountExpected`: the visitor was signed in on the form.
 * Never rejects.
 */
export async function sendEnquiry(
  action: string,
  values: URLSearchParams | FormData,
  isAccountExpected: boolean,
  room: FileRoom | null,
): Promise<EnquiryResponse | null> {
  const size = [...values.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);
  if (room && size > room.bytes) return { errors: [{ name: room.name, text: room.text }] };
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
function isAnswer(answer: unknown): answer is EnquiryResponse {
  const { reference, errors } = (answer ?? {}) as { reference?: unknown; errors?: unknown };
  return typeof reference === 'string' || Array.isArray(errors);
}
