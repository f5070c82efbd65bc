import { keyOfOwner, takeNames } from '@/lib/bookings/products/name-travellers';
import { namesPath } from '@/lib/bookings/receipt';
import { localeIn } from '@/lib/bookings/store/posted-form';
import { localizePath } from '@/lib/i18n/locales';
import { errorResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { readForm } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { refuseOtherSites } from '@/lib/security/same-origin';

const maxBodyBytes = 64_000;
const postsPerMinute = { name: 'booking-names', uses: 20, seconds: 60 };
const refusalsPerMinute = { name: 'booking-names-refusals', uses: 30, seconds: 60 };

/** Takes everybody who travels from the page behind the signed link of a request, and leads back to it. */
export async function POST(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const refusal = await refuseTooMany(request, postsPerMinute);
  if (refusal && (await refuseTooMany(request, refusalsPerMinute))) return refusal;
  const form = await readForm(request, maxBodyBytes);
  if (!form.ok) {
    return form.reason === 'notForm'
      ? errorResponse(415, { error: 'Send a form.', code: 'notForm' })
      : errorResponse(413, { error: 'The form is too large.', code: 'bodyTooLarge' });
  }
  const path = await takeNames(form.value, refusal !== null);
  return path ? seeOther(path) : errorResponse(404, { error: 'The link is not whole.', code: 'unknownLink' });
}

/** From the account that it belongs to, leads to the page behind the link of a request: `?reference=KT-7F3K9Q&locale=en`. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const key = await keyOfOwner(query.get('reference'));
  return seeOther(localizePath(namesPath(key ?? ''), localeIn(query)));
}
