/** A refusal in the format of Supabase Auth. */
export function authError(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code, ...headers } },
  );
}

export function tooManyRequests(seconds: number): Response {
  return authError(429, 'over_request_rate_limit', 'Request rate limit reached', { 'retry-after': String(seconds) });
}

export function mailTooSoon(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return authError(429, 'over_email_send_rate_limit', message, { 'retry-after': String(seconds) });
}

/** One answer for a code that is wrong, used or too old: it tells a stranger nothing about the address. */
export const codeExpired = () => authError(403, 'otp_expired', 'Token has expired or is invalid');

export const linkExpired = () => authError(403, 'otp_expired', 'Email link is invalid or has expired');
