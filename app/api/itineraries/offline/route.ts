import { locales } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { sheetsPage } from '@/lib/mail/pdf/sheets-page';
import { readBookingsAhead } from '@/lib/mail/trip';
import { answerError, onlyGet } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createSessionClient, readUserId } from '@/lib/supabase/server';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const pagesPerMinute = { name: 'offline-trips', uses: 20, seconds: 60 };

/**
 * The confirmed trips of the signed-in visitor as a page that loads nothing, in the language `locale`. The dashboard saves it on the device
 * (docs/product/itineraries.md). 204 when there are none.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, pagesPerMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = locales.find((one) => one === asked) ?? 'en';
  try {
    const bookings = await readBookingsAhead(await createSessionClient(), user.value, todayInQatar());
    const page = await sheetsPage(bookings, locale, new Date());
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };
    return page ? new Response(page, { headers }) : new Response(null, { status: 204 });
  } catch (error) {
    logError('offline-trips-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'The trips could not be read.', code: 'unavailable' });
  }
}

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
