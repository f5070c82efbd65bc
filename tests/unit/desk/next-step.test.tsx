import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IssueByHand } from '@/components/desk/detail/issue-by-hand';
import { EndText, NextStep } from '@/components/desk/detail/next-step';
import { storeIssueDraft } from '@/lib/desk/booking-life/issue-by-hand';
import { isStanding } from '@/lib/desk/booking-life/money';
import type { Overview } from '@/lib/desk/overview';
import { loadMessages } from '@/lib/i18n/messages';
import { stubTabStorage } from '../stubs';

const confirmed = { status: 'confirmed', reference: 'KT-222222', hasAccount: true } as Overview;

it.each([
  ['en', 'Set to: Tickets or vouchers issued', 'Tickets were issued by hand'],
  ['ar', 'تغيير الحالة إلى: صدرت التذاكر أو القسائم', 'صدرت التذاكر خارج الموقع'],
] as const)(
  'when the site places orders, issuing tickets by hand is shown as the exception (%s)',
  async (locale, usual, byHand) => {
    const messages = await loadMessages(locale, ['desk']);
    const shown = (isOrdered: boolean, isUnpaid = false) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <NextStep subject="booking" id="a" of={confirmed} isOrdered={isOrdered} isUnpaid={isUnpaid} onDone={() => undefined} />
        </NextIntlClientProvider>,
      );
    const first = (html: string) => /<button[^>]*class="([^"]*)"[^>]*>([^<]*)</.exec(html);
    const [, primary, text] = first(shown(false)) ?? [];
    expect(text).toBe(usual);
    const [, secondary, exception] = first(shown(true)) ?? [];
    expect(exception).toBe(byHand);
    expect(secondary).not.toBe(primary);
    // They are not the next step before the customer has paid, either.
    expect(first(shown(false, true))?.[1]).toBe(secondary);
  },
);

describe('an agent who cancels a booking', () => {
  it.each(['en', 'ar'] as const)('is warned only while the supplier still has an order for it (%s)', async (locale) => {
    const messages = await loadMessages(locale, ['desk']);
    const shown = (isAtSupplier: boolean) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <EndText subject="booking" wanted="cancelled" reference="KT-222222" isAtSupplier={isAtSupplier} />
        </NextIntlClientProvider>,
      );
    expect(shown(true)).toContain(messages.desk.move.orderStays);
    expect(shown(false)).not.toContain(messages.desk.move.orderStays);
    expect(shown(false)).toContain('KT-222222');
  });

  it('is warned in every status in which the supplier may have the order', () => {
    const statuses = ['new', 'held', 'paid', 'ticketed', 'unknown', 'failed', 'expired', 'cancelled'] as const;
    expect(statuses.filter((status) => isStanding({ status }))).toEqual(['new', 'held', 'paid', 'ticketed', 'unknown']);
  });
});

describe('the numbers of what was issued outside the site', () => {
  it.each(['en', 'ar'] as const)('are kept while a colleague stores others, which are shown beside them (%s)', async (locale) => {
    stubTabStorage();
    const messages = await loadMessages(locale, ['desk', 'tickets']);
    const booking = { id: 'a', kind: 'hotel' as const, issued: { pnr: 'OMAR77', tickets: [] }, booking_passengers: [] };
    const shown = () =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <IssueByHand
            booking={booking}
            title="Change"
            text=""
            yes="Save"
            isSaving={false}
            notice={null}
            onClose={() => undefined}
            onSave={() => undefined}
          />
        </NextIntlClientProvider>,
      );
    expect(shown()).toContain('value="OMAR77"');
    storeIssueDraft('a', { pnr: 'HUDA99', tickets: {} });
    expect(shown()).toContain('value="HUDA99"');
    expect(shown()).toContain(messages.desk.move.issue.stored.replace('{numbers}', '\u2068OMAR77\u2069'));
    expect(shown()).toContain(messages.desk.move.issue.useStored);
  });
});
