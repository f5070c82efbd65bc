import { type VisitReport, visitReport } from '@/lib/analytics/visits/visit-report';
import { findPost } from '@/lib/blog/shown/shown-posts';
import { describeError, logError } from '@/lib/log';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { sections } from '@/lib/sitemap/xml';
import { createAdminClient } from '@/lib/supabase/admin';

const maxBodyBytes = 12_000;
/** Whole offices and mobile networks share an address. */
const reportsPerMinute = { name: 'visits', uses: 600, seconds: 60 };

const listedPages = new Set(Object.values(sections).flatMap((pages) => pages.map(({ path }) => path)));
/** The pages of the suppliers' hotels, which are counted as one: there are more of them than rows to spare. */
const stays = '/explore/hotels/stay';
/** Pages that are not in the site map but are counted. */
const ownPages = new Set([
  ...['passenger-info', 'stay-request', 'confirmation', 'payment', 'travellers', 'multi-city/passengers'].map(
    (step) => `/booking/${step}`,
  ),
  ...['', '/profile', '/travellers', '/club', '/notifications'].map((part) => `/dashboard${part}`),
  ...['/login', '/reset-password', '/explore/hotels/results', '/newsletter/sent', '/page-not-found'],
  ...[
    '/enquiry',
    '/entry-rules',
    '/mailed-link',
    '/prayer-times',
    '/trip-plan',
    '/trip-plan/add',
    '/visa-papers',
    '/desk',
    '/desk/markup',
    '/desk/content',
    '/desk/campaigns',
    stays,
  ],
]);

/** Counts what a browser reports (SPEC section 7). A visitor gains nothing by the answer, so a failure is ours alone. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, reportsPerMinute));
  if (refusal) return refusal;
  const report = await readInput(request, visitReport, { maxBytes: maxBodyBytes, code: 'invalidReport' });
  if (!report.ok) return report.reason;
  const counts = report.value.counts.map((count) => ({ ...count, page: knownPage(count.page) }));
  try {
    await storeCounts({ ...report.value, counts });
  } catch (error) {
    logError('visits-not-counted', { requestId: requestIdOf(request), cause: describeError(error) });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

const isArticle = (page: string) => page.startsWith('/blog/') && findPost(page.slice('/blog/'.length)) !== undefined;

/** Unknown addresses share one row, so that made-up ones cannot fill the table. */
function knownPage(page: string): string {
  if (page.startsWith(`${stays}/`)) return stays;
  const [, holiday = ''] = /^\/travel\/(?:package|booking)\/([a-z0-9-]+)$/.exec(page) ?? [];
  return listedPages.has(page) || ownPages.has(page) || findPackage(holiday) || isArticle(page) ? page : '/other';
}

/** Adds to the counts of today in Qatar. Rejects when the database does not confirm. */
async function storeCounts({ locale, counts }: VisitReport): Promise<void> {
  const { error } = await createAdminClient().rpc('count_visits', { language: locale, events: counts });
  if (error) throw new Error('The visits are not counted', { cause: error });
}
