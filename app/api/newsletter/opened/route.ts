import { describeError, logError } from '@/lib/log';
import { refuseHead } from '@/lib/network/http';
import { countOpened, openedMailOf } from '@/lib/newsletter/readers';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';

/** Mail services load the pictures of many people from one address. */
const perMinute = { name: 'newsletter-opened', uses: 600, seconds: 60 };
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The picture in a mail of a reader who allows us to count opened mails. Without cookies, and the same for every address. */
export async function GET(request: Request): Promise<Response> {
  const mail = openedMailOf(new URL(request.url).searchParams.get('mail') ?? '');
  try {
    if (mail && !(await refuseTooMany(request, perMinute))) await countOpened(mail);
  } catch (error) {
    logError('newsletter-opened-not-counted', { requestId: requestIdOf(request), cause: describeError(error) });
  }
  return new Response(pixel, { headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' } });
}

export { refuseHead as HEAD };
