import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pricesAsOf } from '@/content/packages/prices';
import { holiday } from '@/lib/bookings/products/package/product';
import { stay } from '@/lib/bookings/products/stay/product';
import type { BookingRecord } from '@/lib/bookings/store/store-booking';
import { storeBooking } from '@/lib/bookings/store/store-booking';
import { recordOf } from '@/lib/bookings/store/take-booking';
import { company } from '@/lib/company/company';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { sendDueMail } from '@/lib/mail/outbox';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { formatDay } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { familySearch, offerFor, passengerOf } from '../../unit/bookings/booking-fixture';
import { makeHotel } from '../../unit/hotels-results/hotels';
import { newAddress, signedInUser, testBackend } from '../backend/test-backend.ts';
import { pointSiteAt } from '../bookings/site-on-backend.ts';

const backend = testBackend();
const desk = 'desk@karam.example';

beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  vi.stubEnv('ENQUIRY_INBOX', desk);
});

const day = addDays(todayInQatar(), 40);
const signed = (total?: string) => ({
  ...offerFor({ ...familySearch, departureDate: day, returnDate: addDays(day, 7) }, total),
  signature: 's',
});

type Kind = 'flight' | 'multicity' | 'hotel' | 'package';

function recordFor(kind: Kind, locale: 'en' | 'ar', email: string): BookingRecord {
  const contact = { email, phone: '+97455551234', notes: 'A window seat, please' };
  const common = { locale, contact, idempotencyKey: crypto.randomUUID() };
  const flight = {
    ...{ ...common, search: {}, currency: 'QAR' as const, departureDate: day, lastDay: addDays(day, 7) },
    ...{ passengers: [passengerOf('adult'), { ...passengerOf('child', 1), givenNames: 'Noor' }], total: '7400.00' },
  };
  if (kind === 'flight') return { ...flight, kind, offer: signed() };
  if (kind === 'multicity') {
    const legs = [signed(), { ...signed(), itineraries: signed().itineraries.slice(1) }];
    return { ...flight, kind, offer: { legs: legs.map((offer) => ({ search: {}, offer, signature: 's' })) } };
  }
  if (kind === 'hotel') {
    const hotel = makeHotel({ id: 'plain-house', total: 7400, due: 60 });
    return recordOf(stay, {
      ...{ ...common, offer: { ...hotel, signature: 's' }, wishes: ['cot'] },
      search: {
        ...{ cityCode: 'istanbul', checkIn: day, checkOut: addDays(day, 3), adults: 2, rooms: 1, language: locale },
        occupancy: [{ adults: 2, childrenAges: [] }],
      },
      passengers: [{ givenNames: 'Amina Sara', surname: "Al-Example O'Hara" }, null],
    });
  }
  const found = findPackage('paris');
  if (!found) throw new Error('There is no holiday in Paris any more');
  const trip = {
    departureDate: day,
    extraNights: 0,
    rooms: [{ adults: 2, childAges: [] }],
    extras: [],
    wishes: ['flights' as const],
  };
  const price = priceOf(ratesOf(found), trip);
  const travellers = [passengerOf('adult'), { ...passengerOf('adult', 1), givenNames: 'Noor' }];
  return recordOf(holiday, { ...common, packageId: 'paris', trip, total: price.total, travellers });
}

let requests = 0;

async function request(
  kind: Kind,
  locale: 'en' | 'ar' = 'en',
  mailBase: string | null = null,
  changes: Partial<BookingRecord> = {},
) {
  const email = newAddress(`traveller-${kind}`);
  const fingerprint = String(++requests).padStart(64, '0');
  const { receipt } = await storeBooking(
    { ...recordFor(kind, locale, email), ...changes },
    { fingerprint, userId: null, mailBase },
  );
  const { data: row } = await backend.admin().from('bookings').select('*').eq('reference', receipt.reference).single();
  return { email, reference: receipt.reference, id: row.id as string, total: Number(row.total_amount) };
}

async function mailTo(address: string, about: string) {
  await sendDueMail();
  return (await backend.mailTo(address)).filter(({ subject, text }) => `${subject}\n${text}`.includes(about));
}

const riyals = (amount: number) => amount.toLocaleString('en-GB');

it.each([
  ['en', /1\smore traveller, whose name follows/],
  ['ar', /ومسافر آخر يُرسل اسمه لاحقًا/],
] as const)('mail about a holiday of the one screen says who is not named yet (%s)', async (locale, words) => {
  const passengers = [{ type: 'adult' as const, givenNames: 'Amina Sara', surname: 'Al-Example' }];
  const { email, reference } = await request('package', locale, null, { passengers });
  for (const address of [email, desk]) {
    const [mail] = await mailTo(address, reference);
    expect(mail?.text).toContain('Amina Sara');
    expect(mail?.text).toMatch(address === email ? words : /1\smore traveller/);
  }
});

it('a request that is paid at once has one mail, with its state, its sum and what comes next', async () => {
  vi.stubEnv('MAIL_GATHER_SECONDS', '60');
  const { email, reference, total } = await request('flight');
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  const { error } = await backend
    .admin()
    .rpc('begin_pay_now', { wanted_reference: reference, pay_by, order_suppliers: [signed().supplier] });
  expect(error).toBeNull();
  const [mail, ...more] = await mailTo(email, reference);
  expect(more).toEqual([]);
  const text = mail?.text ?? '';
  expect(mail?.subject).toBe(`Please pay for booking ${reference}`);
  expect(text.split('We have your booking details')).toHaveLength(2);
  const plain = (words: string) => words.replace(/\p{Cf}/gu, '');
  expect(plain(text)).toContain(`Amount: QAR\u00a0${riyals(total)}`);
  expect(text).toContain('We book as soon as your payment is in.');
  expect(plain(text)).toContain(`by ${plain(momentInQatar(new Date(pay_by), 'en'))} (Qatar time)`);
  expect(text).not.toMatch(/pay nothing|answer by|bank transfer|call or write/);
});

it('a request that is paid at once and booked by an agent says so, with the office hours', async () => {
  vi.stubEnv('MAIL_GATHER_SECONDS', '60');
  const { email, reference } = await request('package');
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  await backend.admin().rpc('begin_pay_now', { wanted_reference: reference, pay_by }).throwOnError();
  const text = (await mailTo(email, reference)).map((mail) => mail.text).join('\n');
  expect(text).toContain('Once your payment is in, a travel expert books your holiday');
  expect(text).toMatch(/Saturday to Thursday \d\d:\d\d/);
  expect(text).not.toContain('We book as soon as your payment is in.');
});

it('a mail about a request that comes after its answer promises no answer, price or next step that is over', async () => {
  const { email, reference, id } = await request('hotel');
  await backend.admin().from('bookings').update({ status: 'declined' }).eq('id', id).throwOnError();
  const received = (await mailTo(email, reference)).find(({ subject }) => subject.startsWith('Your request'));
  expect(received?.text).toContain('no longer available at this price');
  expect(received?.text).not.toMatch(/We’ll answer by|pay nothing|What happens next/);
});

describe.each<[Kind, string, 'en' | 'ar']>([
  ['flight', 'Doha to London', 'en'],
  ['flight', 'من الدوحة إلى لندن', 'ar'],
  ['multicity', 'Doha – London – Doha', 'en'],
  ['hotel', 'Plain House', 'en'],
  ['package', 'باريس', 'ar'],
])('a request for a %s (%s)', (kind, trip, locale) => {
  it(`is mailed to the traveller in ${locale}, with everything that was requested and the next step`, async () => {
    const { email, reference, total } = await request(kind, locale);
    const [mail, ...more] = await mailTo(email, reference);
    if (!mail) throw new Error('The traveller hears nothing');
    expect(more).toEqual([]);
    expect(mail.subject).toContain(reference);
    expect(mail.html).toContain(locale === 'ar' ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">');
    expect(mail.html).toContain(`<bdi dir="ltr" style="font-size:22px;font-weight:700;letter-spacing:1px">${reference}</bdi>`);
    const manage = `https://www.karam.example${locale === 'ar' ? '/ar' : ''}/support/manage-booking?reference=${reference}`;
    const deadline = locale === 'ar' ? /موعد أقصاه .+\d\d:\d\d\u2069? بتوقيت قطر/ : /by .+\d\d:\d\d, Qatar time/;
    for (const part of [trip, riyals(total), 'Amina Sara', manage, 'https://wa.me/?text=', deadline]) {
      expect(mail.text).toEqual(typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part));
      if (typeof part === 'string') expect(mail.html).toContain(part.replaceAll('&', '&amp;'));
    }
    const [calendar] = mail.attachments ?? [];
    expect(calendar?.filename).toBe(`${reference}.ics`);
    expect(calendar?.content).toMatch(/^BEGIN:VCALENDAR[\s\S]+STATUS:TENTATIVE[\s\S]+END:VCALENDAR\r\n$/);
    // The address is unconfirmed, and mail must not contain passports.
    expect(mail.html + mail.text).not.toMatch(/QX10000|A window seat/);
    expect(mail.text).not.toContain('undefined');
    // On a phone, neither our address nor the name of an airport may be broken into two lines.
    expect(mail.html).toMatch(new RegExp(`href="mailto:${company.email}"[^>]+white-space:nowrap`));
    if (kind === 'flight' && locale === 'ar') expect(mail.html).toMatch(/colspan="2"[^\n]+مطار\u00a0حمد\u00a0الدولي\u00a0/);
    if (kind === 'hotel') {
      expect(mail.text).toContain("Guests: Amina Sara Al-Example O'Hara");
      expect(mail.text).toContain('because a stay was requested');
    }
    if (kind === 'package') {
      expect(mail.text).toContain(`كما في \u2068${formatDay(pricesAsOf)}\u2069`);
      expect(mail.text).toMatch(/بالغان، \S+\sر\.ق\.\S* للشخص: /);
      expect(mail.text).not.toContain('×');
    }
  });

  it('is mailed to the agency with the data that it needs, without passports', async () => {
    const { email, reference, id, total } = await request(kind, locale);
    const [mail] = await mailTo(desk, reference);
    expect(mail?.headers?.['Reply-To']).toBe(email);
    for (const part of [
      reference,
      email,
      '+97455551234',
      riyals(total),
      `https://www.karam.example/desk?item=${id}`,
      'Amina Sara',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect((mail?.html ?? '') + mail?.text).not.toContain('QX10000');
    const sold = { flight: [signed().id], multicity: [signed().id, signed().id], hotel: ['plain-house'], package: [] }[kind];
    const offers = sold.map((id) => `sandbox: ${id}`);
    expect(mail?.text.replace(/[\u2066-\u2069]/g, '').match(/sandbox: \S+/g) ?? []).toEqual(offers);
  });
});

describe('a stay that was requested in Arabic', () => {
  const inArabic = makeHotel({ id: 'pomegranate', total: 900 });
  const hotel = {
    ...{ ...inArabic, name: 'بيت الرمان', address: { cityName: 'إسطنبول', countryCode: 'TR', area: 'قاضي كوي' } },
    rooms: inArabic.rooms.map((room) => ({ ...room, name: 'غرفة مزدوجة' })),
    wishes: [],
  };
  const inEnglish = { name: 'Pomegranate House', cityName: 'Istanbul', area: 'Kadikoy', rooms: ['Double room'] };

  it('is mailed to the agency with its English names, and to the guest in Arabic', async () => {
    const offer = { ...hotel, inEnglish, title: { en: inEnglish.name, ar: hotel.name } };
    const { email, reference } = await request('hotel', 'ar', null, { offer });
    const [toDesk] = await mailTo(desk, reference);
    for (const part of ['Hotel: Pomegranate House', 'Address: Kadikoy, Istanbul', 'Double room'])
      expect(toDesk?.text).toContain(part);
    expect(toDesk?.subject).toContain('Pomegranate House');
    const [toGuest] = await mailTo(email, reference);
    for (const part of ['بيت الرمان', 'قاضي كوي، إسطنبول', 'غرفة مزدوجة']) expect(toGuest?.text).toContain(part);
  });
});

describe('the fare', () => {
  const business = { ...signed(), conditions: { change: { allowed: true, penalty: '300' }, refund: { allowed: false } } };
  for (const { fareDetailsBySegment } of business.travelerPricings) {
    for (const fare of fareDetailsBySegment) Object.assign(fare, { cabin: 'BUSINESS', includedCabinBags: { quantity: 2 } });
  }
  for (const way of business.itineraries) way.fareBrand = 'Business Classic';
  business.price.convertedFrom = { currency: 'GBP', total: '1605.20', asOf: '2026-11-21' };

  it.each([
    [
      'en',
      'Business Classic',
      'Cabin baggage: 2\u00a0bags',
      /Checked baggage: (\d+\skg|\d\sbags?)\n/,
      'Fare conditions: Changes before departure for a fee of QAR\u00a0300',
      'Not refundable',
    ],
    [
      'ar',
      'الدرجة: رجال الأعمال',
      'حقائب اليد: حقيبتان',
      /الأمتعة المشحونة: (\d+\sكجم|حقيبة واحدة|حقيبتان)\n/,
      'شروط التذكرة: يمكن التغيير قبل السفر برسوم',
      'لا يُسترد المبلغ',
    ],
  ] as const)('is mailed to traveller and agency with cabin, bags and rules (%s)', async (locale, ...parts) => {
    const { email, reference } = await request('flight', locale, null, { offer: business });
    const [reported] = await mailTo(email, reference);
    for (const part of parts)
      expect(reported?.text).toEqual(typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part));
    const [toDesk] = await mailTo(desk, reference);
    expect(toDesk?.text).toContain('Cabin: Business');
    expect(toDesk?.text).toContain('\nNot refundable');
    expect(toDesk?.text).toContain('(GBP 1605.20)');
    expect(reported?.text).not.toContain('GBP');
  });

  it('of several flights is listed for each when they differ', async () => {
    const economy = { ...signed(), itineraries: signed().itineraries.slice(1) };
    const legs = [business, economy].map((offer) => ({ search: {}, offer, signature: 's' }));
    const { reference } = await request('multicity', 'en', null, { offer: { legs } });
    const [toDesk] = await mailTo(desk, reference);
    expect(toDesk?.text).toContain('Cabin: Doha – London: Business Classic\nLondon – Doha: Economy');
    expect(toDesk?.text).toContain('Doha – London: Not refundable\nLondon – Doha: Refunds: not stated; we’ll ask the airline');
  });
});

it.each([
  ['en', /Amina Sara [^\n]+ less than six months after this trip[^\n]+ by /, /Still to come: [^\n]+ Noor /],
  ['ar', /تقل صلاحية [^\n]+عن ستة أشهر[^\n]+Amina Sara[^\n]+موعد أقصاه /, /لم تصلنا بعد بيانات [^\n]+Noor/],
] as const)(
  'a document that expires too soon, and one that will follow, are mentioned with their day, never their number (%s)',
  async (locale, short, missing) => {
    const passengers = [
      { ...passengerOf('adult'), passportExpiry: addDays(day, 60) },
      { ...passengerOf('child', 1), givenNames: 'Noor', passportNumber: undefined, passportExpiry: undefined },
    ];
    const { email, reference } = await request('flight', locale, null, { passengers });
    const [mail] = await mailTo(email, reference);
    expect(mail?.text).toMatch(short);
    expect(mail?.text).toMatch(missing);
    expect(mail?.text.split(formatDay(addDays(day, -3)))).toHaveLength(3);
    const [toDesk] = await mailTo(desk, reference);
    expect(toDesk?.text).toMatch(/expires too soon for the trip: Amina Sara/);
    expect(`${mail?.html}${toDesk?.html}`).not.toContain('QX10000');
  },
);

describe('a trip that begins before we answer', () => {
  const soon = { departureDate: todayInQatar(), lastDay: addDays(todayInQatar(), 1) };
  const call = `${company.phone.display}\n${company.phone.href}`;
  const chat = `https://wa.me/${company.whatsapp.number}?text=`;

  it.each(['flight', 'hotel'] as const)('%s: asks for a call, with the number', async (kind) => {
    const { email, reference } = await request(kind, 'en', null, soon);
    const [mail] = await mailTo(email, reference);
    for (const part of ['before we can answer', call, chat]) expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(`href="${company.phone.href}"`);
    expect((await mailTo(desk, reference))[0]?.text).toContain('Urgent: it begins before this answer is due');
  });

  it('other trips have no request to call', async () => {
    const { email, reference } = await request('flight');
    expect((await mailTo(email, reference))[0]?.text).not.toContain('Call us');
  });
});

describe('the status of a booking', () => {
  it('is mailed to a guest at each step, with a calendar file that is no longer tentative', async () => {
    const { email, reference, id } = await request('flight', 'ar');
    const move = (status: string) => backend.admin().from('bookings').update({ status }).eq('id', id).throwOnError();
    await move('confirmed');
    await sendDueMail();
    const [confirmed] = await backend.mailTo(email);
    expect(confirmed?.subject).toBe(`تم تأكيد الحجز ${reference}`);
    expect(confirmed?.attachments?.[0]?.content).toContain('STATUS:CONFIRMED');
    const [, arabic, english, ...more] = confirmed?.attachments ?? [];
    expect(more).toEqual([]);
    expect([arabic?.filename, english?.filename]).toEqual([`${reference}-ar.pdf`, `${reference}-en.pdf`]);
    expect(Buffer.from(english?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
    expect(confirmed?.text).not.toContain('القسائم');
    for (const part of ['تم تأكيد الحجز والسعر', 'رابط دفع أو تحويل بنكي', 'فقد يُباع ما طلبته لغيرك', 'تصلك تذكرتك'])
      expect(confirmed?.text).toContain(part);
    expect(decodeURIComponent(confirmed?.text ?? '')).toContain('حجزي لدى كرم للسفر');
    await move('cancelled');
    await sendDueMail();
    const [cancelled, ...before] = await backend.mailTo(email);
    expect(cancelled?.subject).toBe(`أُلغي الحجز ${reference}`);
    expect(cancelled?.attachments?.[0]?.content).toContain('STATUS:CANCELLED');
    expect(cancelled?.text).toContain('مبلغ مسترد');
    for (const href of [company.phone.href, `https://wa.me/${company.whatsapp.number}?text=`]) {
      expect(cancelled?.text).toContain(href);
      expect(cancelled?.html).toContain(`href="${href}`);
    }
    expect(before).toHaveLength(2);
  });

  it.each([
    ['en', 'Nothing was charged.', /refund|If you have paid/i],
    ['ar', 'لم يُحصَّل منك أي مبلغ.', /استرداد|المسترد/],
  ] as const)('mentions no refund when it is cancelled before a payment was possible (%s)', async (locale, nothing, refund) => {
    const { email, reference, id } = await request('package', locale);
    await backend.admin().from('bookings').update({ status: 'cancelled' }).eq('id', id).throwOnError();
    const [mail] = await mailTo(email, reference);
    expect(mail?.text).toContain(nothing);
    expect(mail?.text).not.toMatch(refund);
    expect(mail?.text, 'neither a price nor a fare rule').not.toMatch(/QAR|ر\.ق/);
  });

  it('has the time until which the airline holds the price', async () => {
    const expiresAt = `${day}T09:30:00Z`;
    const { email, reference, id } = await request('flight', 'en', null, { offer: { ...signed(), expiresAt } });
    await backend.admin().from('bookings').update({ status: 'confirmed' }).eq('id', id).throwOnError();
    const [mail] = await mailTo(email, reference);
    expect(mail?.text).toMatch(
      /How to pay\n\n1\. A travel expert will call[\s\S]+The airline holds this price until [^\n]+12:30, Qatar time/,
    );
    expect(mail?.text).toContain('your ticket arrives by email');
    for (const href of [company.phone.href, `https://wa.me/${company.whatsapp.number}?text=`])
      expect(mail?.html).toContain(`href="${href}`);
    expect(mail?.text).not.toMatch(/voucher/i);
  });

  it('has our contact when it is declined', async () => {
    const { email, reference, id } = await request('hotel');
    await backend.admin().from('bookings').update({ status: 'declined' }).eq('id', id).throwOnError();
    expect((await mailTo(email, reference))[0]?.text).toContain(company.phone.href);
  });

  it('mentions a voucher when there is no ticket', async () => {
    const { email, reference, id } = await request('hotel');
    await sendDueMail();
    await backend.admin().from('bookings').update({ status: 'ticketed' }).eq('id', id).throwOnError();
    const mails = await mailTo(email, reference);
    expect(mails[0]?.subject).toBe(`Hotel voucher for ${reference} is issued`);
    expect(mails[0]?.text).not.toMatch(/ticket/i);
    // The first mail promises only what an agent does by hand.
    expect(mails[1]?.text).toContain('A travel expert will write or call with the final price');
  });

  it('is mailed when a change is requested and answered, and at each step of a refund', async () => {
    const { email, reference, id } = await request('flight');
    const ask = { kind: 'cancellation', message: 'My plans have changed' };
    await backend
      .admin()
      .rpc('request_booking_change', { wanted_reference: reference, wanted_surname: "Al-Example O'Hara", request: ask })
      .throwOnError();
    await sendDueMail();
    expect((await backend.mailTo(email))[0]?.subject).toBe(`Your request about booking ${reference}`);
    const [toDesk] = await mailTo(desk, 'change requested');
    expect(toDesk?.text).toMatch(/My plans have changed[\s\S]+\/desk\?list=change&item=/);
    expect(toDesk?.text).toContain('https://wa.me/97455551234');
    await backend.admin().from('booking_change_requests').update({ status: 'answered' }).eq('booking_id', id).throwOnError();
    await sendDueMail();
    expect((await backend.mailTo(email))[0]?.subject).toBe(`We have answered your request about ${reference}`);

    const { data: refund } = await backend
      .admin()
      .from('refunds')
      .insert({ booking_id: id, amount: 1100, deducted: 250.5 })
      .select('id, reference')
      .single()
      .throwOnError();
    for (const status of ['checked', 'received', 'paid'])
      await backend.admin().from('refunds').update({ status }).eq('id', refund?.id).throwOnError();
    const mails = await mailTo(email, refund?.reference);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Refund ${refund?.reference} is paid out`,
      `Refund ${refund?.reference} has reached us`,
      `Refund ${refund?.reference} is confirmed`,
      `Refund ${refund?.reference} has begun`,
    ]);
    expect(mails[0]?.text).toContain(`https://www.karam.example/support/track-refund?reference=${refund?.reference}`);
    expect(mails[0]?.text).toMatch(/You receive: QAR.1,100\nDeducted: QAR.250\.50/);
    expect(mails[0]?.text).toContain(`Booking: ${reference}`);
  });

  it('leads back to the preview where it was requested, which only the server may set', async () => {
    const base = 'https://preview.karam.example';
    const { email, reference } = await request('flight', 'en', base);
    const [mail] = await mailTo(email, reference);
    expect(mail?.link).toBe(`${base}/support/manage-booking?reference=${reference}`);
    const { data: row } = await backend.admin().from('bookings').select('mail_base').eq('reference', reference).single();
    expect(row).toEqual({ mail_base: base });
    const odd = await request('flight', 'en', 'https://preview.karam.example/x?');
    expect((await mailTo(odd.email, odd.reference))[0]?.link).toContain('https://www.karam.example/support/');
  });
});

describe('other events', () => {
  it('a new stage of a visa case is mailed in the language of earlier requests from this address', async () => {
    const { email } = await request('flight', 'ar');
    const { data: visa } = await backend
      .admin()
      .from('visa_cases')
      .insert({ given_names: 'Amina', surname: 'Example', contact_email: email, destination: 'FR' })
      .select('id, reference')
      .single()
      .throwOnError();
    await backend.admin().from('visa_cases').update({ status: 'consulate' }).eq('id', visa?.id).throwOnError();
    const [mail] = await mailTo(email, visa?.reference);
    expect(mail?.subject).toBe(`طلب التأشيرة ${visa?.reference} لدى القنصلية`);
    expect(mail?.link).toBe(`https://www.karam.example/ar/support/track-visa?reference=${visa?.reference}`);
  });

  it('the club sends mail about a tier, a voucher and a birthday, once each', async () => {
    const { id, email } = await signedInUser(backend, 'member');
    const birth_date = `1990-${todayInQatar().slice(5, 7)}-28`;
    await backend.admin().from('profiles').update({ birth_date, locale: 'ar' }).eq('user_id', id).throwOnError();
    await backend.admin().rpc('award_points', { user_id: id, points: 2600, reason: 'adjustment' }).throwOnError();
    for (const _ of ['today', 'again']) await backend.admin().rpc('run_daily_loyalty').throwOnError();
    await sendDueMail();
    const mails = (await backend.mailTo(email)).filter(({ link }) => link === 'https://www.karam.example/ar/dashboard/club');
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      ['أهلًا بك في المستوى الذهبي', 'قسيمتك جاهزة', 'هدية يوم ميلادك من نادي كرم'].toSorted(),
    );
    expect(mails.every(({ html }) => html.includes('dir="rtl"'))).toBe(true);
  });

  it('a new database has no mail to send', async () => {
    const { data: rows } = await backend.admin().from('mail_outbox').select('recipient').eq('recipient', 'layla@example.com');
    expect(rows).toEqual([]);
  });
});
