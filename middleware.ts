import { type NextRequest, NextResponse } from 'next/server';
import { isComponentsPageOpen } from '@/lib/env';
import { resultsOfLink } from '@/lib/flights/results/results-of-link';
import { readLanguageSwitch } from '@/lib/i18n/language-switch';
import { isLocale, linkLanguageCookie, localeCookie, splitLocale } from '@/lib/i18n/locales';
import { linkPreview } from '@/lib/routes/link-previews';
import { localeRedirect } from '@/lib/routes/locale-redirect';
import { isForBuilders, isProtected, signInAddress } from '@/lib/routes/protected-pages';
import { readRequestSession } from '@/lib/supabase/request-session';

const oneYear = 60 * 60 * 24 * 365;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const preview = linkPreview(pathname, searchParams, request.headers.get('user-agent'));
  if (preview) return NextResponse.rewrite(new URL(preview, request.url));
  const site = request.headers.get('sec-fetch-site');
  const step = readLanguageSwitch(pathname, request.headers.get('referer'), site === 'same-origin');
  // The link is clean; what the page shows may stand in its query.
  const isQueryLost = step !== null && step.query.size > 0 && searchParams.size === 0;
  if (isQueryLost) return NextResponse.redirect(new URL(`${pathname}?${step.query}`, request.url), 307);
  const stored = step?.choice ?? request.cookies.get(localeCookie)?.value;
  const query = resultsOfLink(pathname, searchParams);
  const redirect = localeRedirect(pathname, query, stored, isFromOutside(site));
  const response = redirect
    ? NextResponse.redirect(new URL(redirect.location, request.url), redirect.status)
    : await guard(request);
  const choice = redirect?.choice ?? searchParams.get('lang') ?? step?.choice;
  if (isLocale(choice)) {
    response.cookies.set(localeCookie, choice, { path: '/', maxAge: oneYear, sameSite: 'lax' });
  }
  if (redirect?.sharedIn) {
    response.cookies.set(linkLanguageCookie, redirect.sharedIn, { path: '/', maxAge: 60, sameSite: 'lax' });
  }
  return response;
}

/** A link in a message or on another site, or an address that was typed. */
function isFromOutside(site: string | null): boolean {
  return site === 'cross-site' || site === 'none';
}

/**
 * Redirects signed-out visitors from a protected page to the login page, and back after sign-in. When Supabase cannot be reached, the session stays
 * and the page is served: it holds nothing private and reports by itself that data cannot be read. The gallery is hidden.
 */
async function guard(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (isForBuilders(pathname) && !isComponentsPageOpen()) {
    const hidden = new URL(`/${splitLocale(pathname).locale}/page-not-found`, request.url);
    return NextResponse.rewrite(hidden, { status: 404 });
  }
  if (!isProtected(pathname)) return NextResponse.next();
  const { status, keepIn } = await readRequestSession(request);
  if (status !== 'signedOut') return keepIn(NextResponse.next());
  return keepIn(NextResponse.redirect(new URL(signInAddress(pathname, searchParams), request.url), 307));
}

/**
 * Most pages must not run middleware, which costs most of their speed. The matcher lists the exceptions: a language in the query, a stored choice of
 * Arabic, one of English on an Arabic link, the robots of messengers, the aliases, the protected pages, and pages without scripts, whose query their
 * language link leaves out (a test compares it with lib/routes). Runs in Node, where settings are read at run time (docs/product/accounts.md).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/((?!api|auth|supabase|_next|.*\\.).*)', has: [{ type: 'query', key: 'lang' }] },
    { source: '/((?!ar$|ar/|api|auth|supabase|_next|.*\\.).*)', has: [{ type: 'cookie', key: 'NEXT_LOCALE', value: 'ar' }] },
    {
      source: '/ar/:path*',
      has: [
        { type: 'cookie', key: 'NEXT_LOCALE', value: 'en' },
        { type: 'header', key: 'sec-fetch-site', value: '(cross-site|none)' },
        { type: 'header', key: 'sec-fetch-dest', value: 'document' },
      ],
    },
    {
      source: '/((?!api|auth|supabase|share|_next|.*\\.).*)',
      has: [
        {
          type: 'header',
          key: 'user-agent',
          value:
            '.*(facebookexternalhit|Twitterbot|WhatsApp|TelegramBot|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|redditbot).*',
        },
      ],
    },
    '/:locale(ar)?/flights',
    '/:locale(ar)?/services/flights',
    '/:locale(ar)?/hotels',
    '/:locale(ar)?/services/hotels',
    '/:locale(ar)?/ceo-message',
    '/:locale(ar)?/team',
    '/:locale(ar)?/awards',
    '/:locale(ar)?/flight-status',
    '/:locale(ar)?/visa',
    '/:locale(ar)?/visa-services',
    '/:locale(ar)?/travel-insurance',
    '/:locale(ar)?/meet-assist',
    '/:locale(ar)?/umrah-services',
    '/:locale(ar)?/cruises',
    '/:locale(ar)?/airport-transfers',
    '/:locale(ar)?/car-rental',
    '/:locale(ar)?/packages',
    '/:locale(ar)?/corporate',
    '/:locale(ar)?/mice',
    '/:locale(ar)?/b2b',
    '/:locale(ar)?/private-jets',
    '/:locale(ar)?/manage-booking',
    '/:locale(ar)?/visa-tracking',
    '/:locale(ar)?/track-refund',
    '/:locale(ar)?/travel-requirements',
    '/:locale(ar)?/currency-exchange',
    '/:locale(ar)?/weather',
    '/:locale(ar)?/gift-card',
    '/:locale(ar)?/partners',
    '/:locale(ar)?/business/partners',
    '/:locale(ar)?/business/partners/destinations',
    '/:locale(ar)?/travel',
    '/:locale(ar)?/holidays',
    '/:locale(ar)?/travel/holidays',
    '/:locale(ar)?/travel/packages',
    '/:locale(ar)?/destinations',
    '/:locale(ar)?/travel/destinations',
    '/:locale(ar)?/offers',
    '/:locale(ar)?/explore',
    '/:locale(ar)?/business/partners/destinations/:place',
    '/:locale(ar)?/package/:place',
    '/:locale(ar)?/category/:place',
    '/:locale(ar)?/destination/:place',
    '/:locale(ar)?/holidays/:place',
    '/:locale(ar)?/booking/:place((?!passenger-info$|confirmation$|multi-city$|stay-request$|payment$|travellers$)[^/]+)',
    '/:locale(ar)?/enquiry',
    '/:locale(ar)?/entry-rules',
    '/:locale(ar)?/mailed-link',
    '/:locale(ar)?/newsletter',
    '/:locale(ar)?/prayer-times',
    '/:locale(ar)?/trip-plan',
    '/:locale(ar)?/trip-plan/add',
    '/:locale(ar)?/visa-papers',
    '/:locale(ar)?/ui',
    '/:locale(ar)?/dashboard/:path*',
    '/:locale(ar)?/desk/:path*',
  ],
};
