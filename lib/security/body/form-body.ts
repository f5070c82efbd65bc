import { failure, type Result, success } from '@/lib/result';
import { readBytes } from './json-body';

export type FormBodyError = 'notForm' | 'bodyTooLarge';

/** Reads the body of a posted form (application/x-www-form-urlencoded) of at most `maxBytes`. Invalid UTF-8 becomes U+FFFD. */
export async function readForm(request: Request, maxBytes: number): Promise<Result<URLSearchParams, FormBodyError>> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') return failure('notForm');
  const bytes = await readBytes(request.body, maxBytes);
  return bytes ? success(new URLSearchParams(new TextDecoder().decode(bytes))) : failure('bodyTooLarge');
}
