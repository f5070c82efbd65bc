import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ClaimButton } from '@/components/self-service/booking/booking-actions';
import type { Session } from '@/lib/account/session/session-types';
import { loadMessages } from '@/lib/i18n/messages';

const session = vi.hoisted(() => ({ status: 'loading' as Session['status'] }));
vi.mock('@/lib/account/session/session', () => ({
  currentSession: () => session,
  loadingSession: session,
  watchSession: () => () => {},
}));

async function shownTo(status: Session['status'], locale: 'en' | 'ar' = 'en'): Promise<string> {
  session.status = status;
  const messages = await loadMessages(locale, ['selfService']);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <ClaimButton reference="KT-FLY247" lastName="Example" onNews={() => {}} />
    </NextIntlClientProvider>,
  );
}

it('leads signed-out users to the login page and back, without typed values in the address', async () => {
  const next = encodeURIComponent('/support/manage-booking#find');
  expect(await shownTo('signedOut')).toMatch(new RegExp(`<a [^>]*href="/login\\?next=${next}"[^>]*>.*Sign in to add it`));
  expect(await shownTo('signedOut', 'ar')).toContain(`href="/ar/login?next=${next}"`);
});

it('is a button for signed-in users, and hidden while that is unknown', async () => {
  expect(await shownTo('signedIn')).toMatch(/^<button/);
  expect(await shownTo('loading')).toBe('');
});
