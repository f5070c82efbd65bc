import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Timeline } from '@/components/desk/booking/timeline';
import { IssueByHand } from '@/components/desk/detail/issue-by-hand';
import { EndText, NextStep } from '@/components/desk/detail/next-step';
import { Travellers } from '@/components/desk/detail/travellers';
import { readStored } from '@/lib/bookings/products/read-stored';
import { draftOf, readIssueDraft, readIssued, storeIssueDraft } from '@/lib/desk/booking-life/issue-by-hand';
import { remarkIn } from '@/lib/desk/booking-life/life';
import { isStanding } from '@/lib/desk/booking-life/money';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { Overview } from '@/lib/desk/details/overview';
import { loadMessages } from '@/lib/i18n/messages';
import { stubTabStorage } from '../stubs';

describe('what an agent has issued outside the site', () => {
  it('is read as agents write it: spaces, dashes, Arabic digits and commas', () => {
    const tickets = { 1: '157-2345678901، 1572345678902', 2: '١٥٧ ٢٣٤٥٦٧٨٩٠٣/02', 3: ' ' };
    expect(readIssued({ pnr: ' x7k2qp / abc123 ', tickets })).toEqual({
      issued: {
        pnr: 'X7K2QP / ABC123',
        tickets: [
          { number: '1572345678901', passengers: [1] },
          { number: '1572345678902', passengers: [1] },
          { number: '1572345678903-02', passengers: [2] },
        ],
      },
    });
  });

  it('may be only a reference, or nothing', () => {
    expect(readIssued({ pnr: '', tickets: { 1: '' } })).toEqual({ issued: null });
    expect(readIssued({ pnr: 'HTL-99.1', tickets: {} })).toEqual({ issued: { pnr: 'HTL-99.1', tickets: [] } });
  });

  it('is refused field by field', () => {
    const tickets = { 1: '157-2345678901', 2: '157234567890', 3: '157-2345678901, soon' };
    expect(readIssued({ pnr: 'مرجع', tickets })).toEqual({ errors: { pnr: 'pnr', 2: 'ticket', 3: 'ticket' } });
    expect(readIssued({ pnr: 'A'.repeat(61), tickets: {} })).toEqual({ errors: { pnr: 'pnr' } });
  });

  it('is shown again for a correction', () => {
    const read = readIssued({ pnr: 'X7K2QP', tickets: { 1: '1572345678901 1572345678902', 2: '' } });
    const draft = draftOf('issued' in read ? read.issued : null, [1, 2]);
    expect(draft).toEqual({ pnr: 'X7K2QP', tickets: { 1: '1572345678901, 1572345678902', 2: '' } });
    expect(readIssued(draft)).toEqual(read);
  });

  it('is refused at the second traveller who has the ticket of another', () => {
    const tickets = { 1: '157-2345678901', 2: '1572345678901', 3: '157-2345678903, 157-2345678903' };
    expect(readIssued({ pnr: '', tickets })).toEqual({ errors: { 2: 'twice', 3: 'twice' } });
  });

  it('stays in the tab, booking by booking, until it is stored', () => {
    stubTabStorage();
    const draft = { pnr: 'x7', tickets: { 1: '157' } };
    storeIssueDraft('a', draft);
    expect(readIssueDraft('a')).toEqual(draft);
    expect(readIssueDraft('b')).toBeNull();
    storeIssueDraft('a', null);
    expect(readIssueDraft('a')).toBeNull();
  });
});

describe('next step', () => {
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
            <NextStep
              subject="booking"
              id="a"
              of={confirmed}
              isOrdered={isOrdered}
              isUnpaid={isUnpaid}
              onDone={() => undefined}
            />
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
    it.each(['en', 'ar'] as const)(
      'are kept while a colleague stores others, which are shown beside them (%s)',
      async (locale) => {
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
      },
    );
  });
});

describe('timeline', () => {
  it.each(['en', 'ar'] as const)(
    'mail that became outdated before it was sent is not a failure in the history (%s)',
    async (locale) => {
      const messages = await loadMessages(locale, ['desk']);
      const shown = (problem: string) =>
        renderToStaticMarkup(
          <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
            <Timeline
              events={[
                {
                  at: '2027-01-01T10:00:00Z',
                  source: 'mail',
                  kind: 'payment_news',
                  who: 'amina@example.com',
                  facts: { event: 'asked', problem, state: 'failed' },
                },
              ]}
            />
          </NextIntlClientProvider>,
        );
      const { moot, failed } = messages.desk.life.mailState;
      expect(shown('moot')).toContain(moot);
      expect(shown('moot')).not.toContain(failed);
      expect(shown('moot')).not.toContain('moot');
      expect(shown('550 no such user')).toContain(failed);
    },
  );
});

describe('travellers', () => {
  const traveller = { type: 'adult', given_names: 'Amina', date_of_birth: '1990-05-20', nationality: 'QA' } as const;
  const booking: DeskBooking = {
    id: '1',
    reference: 'KT-222222',
    user_id: null,
    kind: 'flight',
    status: 'requested',
    state: 'requested',
    locale: 'en',
    notes: '',
    contact_email: 'a@example.com',
    contact_phone: '+97440000000',
    offer: readStored('flight', {}),
    total_amount: 1,
    departure_date: '2030-01-01',
    last_travel_date: '2030-01-02',
    created_at: '2029-01-01T00:00:00Z',
    issued: null,
    names_follow: false,
    confirmed_at: null,
    booking_passengers: [
      {
        ...traveller,
        position: 1,
        surname: 'Example',
        title: 'MRS',
        gender: 'female',
        travel_document: 'idCard',
        has_document: true,
      },
      {
        ...traveller,
        position: 2,
        surname: 'Earlier',
        title: null,
        gender: null,
        travel_document: 'passport',
        has_document: false,
      },
    ],
  };

  async function shown(of: DeskBooking): Promise<string> {
    const messages = await loadMessages('en', ['desk']);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Qatar">
        <Travellers booking={of} />
      </NextIntlClientProvider>,
    );
  }

  it('shows title, gender and document for the ticket', async () => {
    const messages = await loadMessages('en', ['desk']);
    const html = await shown(booking);
    const [first = '', second = ''] = html.split('<li').slice(1);
    expect(first).toContain('MRS');
    expect(first).toContain(messages.desk.travellers.female);
    expect(first).toContain(messages.desk.travellers.idCard);
    expect(second).toContain(messages.desk.travellers.passport);
    expect(second).not.toContain('null');
    expect(first).not.toContain(messages.desk.travellers.missing);
    expect(second).toContain(messages.desk.travellers.missing);
  });

  it('says how many of a holiday are not named yet', async () => {
    const rooms = [{ adults: 2, childAges: [8, 1] }];
    const holiday = { ...booking, kind: 'package', offer: readStored('package', { packageId: 'paris', rooms }) };
    expect(await shown(holiday)).toMatch(/2\stravellers are not named yet/);
    expect(await shown({ ...holiday, offer: readStored('package', { packageId: 'paris' }) })).not.toContain('not named');
  });

  it('mentions no passport when only names were required', async () => {
    const guest = {
      type: 'adult',
      title: null,
      gender: null,
      travel_document: 'passport',
      date_of_birth: null,
      has_document: false,
    } as const;
    const html = await shown({
      ...booking,
      kind: 'hotel',
      offer: readStored('hotel', {}),
      booking_passengers: [{ ...guest, position: 1, given_names: 'Amina', surname: 'Example', nationality: null }],
    });
    expect(html).toContain('Example');
    expect(html).not.toMatch(/passport|document/i);
  });
});

describe('remark in', () => {
  it('is in the reader’s language if the database wrote both, else as it was typed', () => {
    expect(remarkIn('Refund · استرداد: QAR 120', 'en')).toBe('Refund: QAR 120');
    expect(remarkIn('Refund · استرداد: QAR 120', 'ar')).toBe('استرداد: QAR 120');
    expect(remarkIn('Cancel the order · إلغاء الطلب لدى المورّد', 'en')).toBe('Cancel the order');
    for (const typed of ['', 'Rooms held until Sunday', 'اتصلت · لا يجيب', 'Called: لا يجيب'])
      expect(remarkIn(typed, 'ar')).toBe(typed);
  });
});
