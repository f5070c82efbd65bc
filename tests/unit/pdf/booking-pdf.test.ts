import { Font } from '@react-pdf/renderer';
import { describe, expect, it } from 'vitest';
import { bookingPdf } from '@/lib/mail/pdf/booking-sheet';
import { loadPrintable } from '@/lib/mail/pdf/printable';
import { receiptPdf } from '@/lib/mail/pdf/receipt-sheet';
import { bookingFor } from './booking-for';
import { pagesOf } from './pages-of';

const now = new Date('2026-12-01T09:00:00Z');

async function textOf(kind: Parameters<typeof bookingFor>[0], language: 'en' | 'ar', changes = {}) {
  const file = await bookingPdf(bookingFor(kind, changes), language, now);
  if (!file) throw new Error('There is no PDF');
  return pagesOf(file.bytes);
}

// The first one takes about a second, and longer on a busy machine.
describe('the PDF of a booking', () => {
  it('has the data for an airline’s check-in desk on one page', async () => {
    const [page = '', ...more] = await textOf('flight', 'en');
    expect(more).toEqual([]);
    const parts = ['Itinerary and receipt', 'Doha to London', 'X7K2QP', 'KT-7Q3F9A', 'QR 3', 'Operated by British Airways'];
    parts.push("Amina Sara Al-Example O'Hara Ticket 157-2412345671", 'Hamad International Airport (DOH)', 'Terminal 4');
    parts.push('Departs · Thu, 14 Jan 2027', '21:55 Doha', 'Checked baggage 1 bag', 'Total QAR 7,400');
    parts.push('Paid QAR 7,400 on Tue, 1 Dec 2026, 10:30, Qatar time', 'Refunded QAR 120.50', '+974 4000 0000', 'Page 1 of 1');
    for (const part of parts) expect(page).toContain(part);
  });

  it('has Arabic in reading order, with codes and times unbroken', async () => {
    const [page = ''] = await textOf('flight', 'ar');
    const shown = page.replace(/[\u200e\u200f\u2066-\u2069]/g, '').normalize('NFKC');
    for (const part of ['برنامج الرحلة', 'المسافرون', 'X7K2QP', '157-2412345671', '01/12/2026', '21:55', '+974 4000 0000'])
      expect(shown).toContain(part);
  });

  it('continues on more pages, and no page break splits a flight', async () => {
    const pages = await textOf('multicity', 'en');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.match(/Departs/g)?.length ?? 0).toBe(page.match(/Arrives/g)?.length ?? 0);
  });

  it('describes a stay and a holiday', async () => {
    expect((await textOf('hotel', 'en')).join()).toMatch(/Stay and receipt[\s\S]+Plain House[\s\S]+Your stay[\s\S]+Room 1/);
    expect((await textOf('package', 'en')).join()).toMatch(/Holiday and receipt[\s\S]+Paris[\s\S]+Price breakdown/);
  });

  it('shows no payment and no ticket that does not exist', async () => {
    const text = (await textOf('flight', 'en', { status: 'confirmed', orders: [], payments: [] })).join();
    expect(text).toContain('Booking confirmation');
    expect(text).toContain('This sheet is not proof of payment');
    expect(text).not.toMatch(/PNR|Ticket 157/);
  });

  it('calls somebody with one name by it, with the name of the ticket beside its number', async () => {
    const [first, ...others] = bookingFor('flight').booking_passengers;
    if (!first) throw new Error('Nobody travels');
    const changes = { booking_passengers: [{ ...first, given_names: 'FNU', surname: 'Suryani' }, ...others] };
    expect((await textOf('flight', 'en', changes))[0]).toContain('Suryani Ticket 157-2412345671 (on the ticket: FNU Suryani)');
  });

  it('has ticket numbers even if the airline does not name the passenger', async () => {
    const orders = bookingFor('flight').orders.map((order) => ({
      ...order,
      tickets: [{ number: '22057414583223', passengers: [] }],
    }));
    expect((await textOf('flight', 'en', { orders })).join()).toContain('Ticket numbers 22057414583223');
  });

  it('has what an agent issued outside the site, until an order has its own', async () => {
    const { orders } = bookingFor('flight');
    const issued = { pnr: 'HAND77', tickets: [{ number: '1579999999999', passengers: [2] }] };
    const byHand = (await textOf('flight', 'en', { orders: [], issued })).join();
    expect(byHand).toContain('HAND77');
    expect(byHand).toContain('1579999999999');
    expect((await textOf('flight', 'en', { orders, issued })).join()).not.toMatch(/HAND77|1579999999999/);
    expect((await textOf('flight', 'en', { status: 'confirmed', orders: [], issued })).join()).not.toContain('HAND77');
  });

  it('shows the amount due after a deposit, and mentions no check-in without a ticket', async () => {
    const { payments } = bookingFor('flight');
    const deposit = payments.map((one) => ({ ...one, status: 'paid' as const, amount: 50_000, refunded: 0 }));
    const text = (await textOf('flight', 'en', { status: 'confirmed', payments: deposit })).join();
    expect(text).toContain('Still due QAR 6,900');
    expect(text).not.toContain('Show this page at check-in');
    expect((await textOf('flight', 'en')).join()).not.toContain('Still due');
  });

  it('shows the price of bags and seats, and how a payment was made', async () => {
    const [first] = bookingFor('flight').payments;
    const parts = [{ id: '1', amount: 40_000, points: null, last_digits: '1234' }];
    const paid = { ...first, status: 'paid', refunded: 0 };
    const payments = [
      { ...paid, payment_parts: parts },
      { ...paid, amount: 49_800, choice: 'extras' },
    ];
    const text = (await textOf('flight', 'en', { total_amount: 7898, payments })).join();
    expect(text).toMatch(/Price per traveller[\s\S]+Bags and seats QAR 498[\s\S]+Total QAR 7,898/);
    expect(text).toMatch(/Gift card ending in 1234: QAR 400\s+Card: QAR 7,000/);
  });

  it('breaks a word wider than its column', async () => {
    const [one, ...more] = bookingFor('flight').booking_passengers;
    const booking_passengers = one ? [{ ...one, surname: 'X'.repeat(200) }, ...more] : [];
    const text = (await textOf('flight', 'en', { booking_passengers })).join();
    expect(text).not.toContain('X'.repeat(100));
  });

  it.each(['requested', 'declined', 'cancelled'] as const)('does not exist while it is %s', async (status) => {
    expect(await bookingPdf(bookingFor('flight', { status }), 'en', now)).toBeNull();
  });

  it('shows letters missing in its font as question marks', async () => {
    const booking = bookingFor('hotel');
    const offer = { ...booking.offer, title: { en: 'Hotel 北京 😀', ar: 'فندق' } };
    expect((await textOf('hotel', 'en', { offer })).join()).toContain('Hotel ?? ?');
  });

  it('prints only what its typefaces can draw, and letters of Persian and signs as their nearest forms', async () => {
    const printable = await loadPrintable();
    expect(printable('پاریس، چالوس، ژاله، گرگان، کیش · 5★ ✓ A→B ǵ ©')).toBe('باريس، جالوس، زاله، كركان، كيش · 5* √ A–B g ©');
    const everything = Array.from({ length: 0xffff - 0x20 }, (_, index) => String.fromCharCode(index + 0x20)).join('');
    const printed = new Set(printable(everything));
    for (const weight of [400, 600]) {
      const typeface = { fontFamily: 'Readex Pro', fontWeight: weight };
      await Font.load(typeface);
      const { data } = Font.getFont(typeface);
      expect([...printed].filter((letter) => !data?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
    }
  });
});

describe('the receipt of a payment', () => {
  const payment = {
    status: 'partly_refunded' as const,
    reference: 'KT-7Q3F9A',
    title: { en: 'Doha to London', ar: 'من الدوحة إلى لندن' },
    firstDay: '2027-01-14',
    amount: 740_000,
    refunded: 1_250,
    paidAt: '2026-12-01T07:30:00Z',
    choice: null,
    method: null,
    parts: [
      { id: '1', amount: 40_000, points: null, last_digits: '1234' },
      { id: '2', amount: 200_000, points: 20_000, last_digits: null },
    ],
  };

  it('shows amount, subject, method and time of the payment', async () => {
    const file = await receiptPdf(payment, 'en');
    const text = file ? (await pagesOf(file.bytes)).join() : '';
    for (const part of [
      'Receipt',
      'KT-7Q3F9A',
      'Doha to London',
      'QAR 7,400',
      'QAR 12.50',
      'ending in 1234',
      'QAR 400',
      '20,000 Karam Club points',
      'QAR 2,000',
      'QAR 5,000',
      'Tue, 1 Dec 2026, 10:30',
    ])
      expect(text).toContain(part);
  });

  it('is for bags and seats, not for flights', async () => {
    const file = await receiptPdf({ ...payment, choice: 'extras' }, 'en');
    expect(file ? (await pagesOf(file.bytes)).join() : '').toContain('Bags and seats');
  });

  it('ends no line with a hyphen before a number in Arabic', async () => {
    const ar = `بطاقة الهدية المنتهية بالأرقام \u2068${'W'.repeat(36)}\u2069`;
    const file = await receiptPdf({ ...payment, title: { en: '', ar } }, 'ar');
    expect(file ? (await pagesOf(file.bytes)).join() : ' - ').not.toMatch(/(?:^|\s)-(?:\s|$)/m);
  });

  it('does not exist for a payment that did not arrive', async () => {
    expect(await receiptPdf({ ...payment, status: 'pending', paidAt: null }, 'en')).toBeNull();
  });
});
