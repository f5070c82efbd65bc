import { expect, it } from 'vitest';
import { checkLogin } from '@/lib/account/check-login';
import { readConfirmLink } from '@/lib/account/mailed-link/confirm-link';
import { safeNext } from '@/lib/account/safe-redirect';
import { visitReport } from '@/lib/analytics/visits/visit-report';
import { namedPerson, passenger, traveller } from '@/lib/bookings/people';
import { giftRequest } from '@/lib/bookings/products/gift-card/schema';
import { type EnquiryKind, enquiryKinds } from '@/lib/enquiries/kinds';
import { checkEnquiry } from '@/lib/enquiries/take/check-enquiry';
import { cleanFileName } from '@/lib/enquiries/take/files';
import { readPicture } from '@/lib/enquiries/take/picture';
import { parseStatusQuery } from '@/lib/flight-status/parse-status-query';
import { readFlightNumber } from '@/lib/flight-status/question';
import { findAirports, findAirportsBySound } from '@/lib/flights/airports/find-airports';
import { parseFlightSearch } from '@/lib/flights/search/search-params';
import { parseStaySearch } from '@/lib/hotels/search/search-params';
import { subscriptionOf } from '@/lib/newsletter/readers';
import { localeRedirect, resolveAlias } from '@/lib/routes/locale-redirect';
import { readForm, readJson, readMultipart } from '@/lib/security/body/json-body';
import { clientAddress } from '@/lib/security/client-address';
import { bookingLookUp, changeRequest, refundLookUp } from '@/lib/self-service/requests';
import { decodablePath, refusalOf } from '@/lib/site-server/request-rules';
import { toLatinDigits } from '@/lib/text/digits';
import { giftCardSecret } from '@/lib/text/gift-card';
import { readPhone } from '@/lib/text/phone';
import { tidyReference } from '@/lib/text/reference';
import { formatDay } from '@/lib/time/dates';
import { flightStatusRequest } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { hotelPlacesRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';

const today = '2026-11-22';
const length = 1_000_000;
const full = (pattern: string) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** A megabyte of characters that expressions for names, addresses, numbers and marks may backtrack over, ended by a character that they refuse. */
const worstTexts = [
  ...['.', ' ', '0', 'a.', 'a@a.', '%2', '../', '<a ', '[', '](', '{"a":', 'T1', '\r\n--', '&a=b', '"', '+974 '],
  // Marks in the order that normalization has to reverse.
  'a\u0301\u0327',
].map((pattern) => `${full(pattern)}\u0001`);

const search = (text: string) =>
  new URLSearchParams(
    ['from', 'to', 'origin', 'destination', 'departure', 'checkIn', 'rooms', 'flight', 'date', 'token', 'next', 'lang'].map(
      (name) => [name, text],
    ),
  );
const formWith = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="cv"; filename="${name.replaceAll(/["\r\n]/g, '.')}"\r\n\r\n%PDF-\r\n--b--\r\n`;
const post = (type: string, body: string) =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });
const everyField = (schema: { shape: object }, text: string) =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]));
const schemas = {
  ...{ passenger, namedPerson, traveller, bookingLookUp, refundLookUp, giftCardSecret, hotelPlacesRequest },
  giftCard: giftRequest.shape.gift,
};

const parsers: Record<string, (text: string) => unknown> = {
  'the name of a file': (text) => cleanFileName(text),
  'a picture': (text) => [
    readPicture(Buffer.from(`\u00ff\u00d8\u00ff\u00da\u0000\u0004ab${text}`, 'latin1')),
    readPicture(Buffer.from(`\u0089PNG\r\n\u001a\n${text}`, 'latin1')),
  ],
  'a form with a file': (text) => readMultipart(post('multipart/form-data; boundary=b', formWith(text)), ['cv'], 8_000_000),
  'a form with a file, made of anything': (text) =>
    readMultipart(post('multipart/form-data; boundary=b', text), ['cv'], 8_000_000),
  'the type of a form': (text) =>
    readMultipart(
      { headers: new Headers({ 'content-type': `multipart/form-data;${text.replaceAll(/[^ -~]/g, ' ')}` }) } as Request,
      ['cv'],
      1,
    ),
  'a form': (text) => readForm(post('application/x-www-form-urlencoded', text), 8_000_000),
  'a JSON body': (text) => readJson(post('application/json', text), 8_000_000),
  'the chain of proxies': (text) => clientAddress(new Headers({ 'x-forwarded-for': text.replaceAll(/[^ -~]/g, ' ') }), 1),
  'an address': (text) => [
    decodablePath(`/${text}`),
    resolveAlias(`/${text}`),
    refusalOf({ method: 'GET', url: `/${text}`, headers: {} }),
  ],
  'the address of a picture': (text) => refusalOf({ method: 'GET', url: `/_next/image?url=${text}`, headers: {} }),
  'where to go next': (text) => safeNext(`/${text}`, 'en'),
  'a language': (text) => localeRedirect(`/ar/${text}`, search(text), text, true),
  'a mailed link': (text) => [readConfirmLink(search(text)), subscriptionOf(text)],
  'a flight search': (text) => parseFlightSearch(search(text), today),
  'a search for a stay': (text) => parseStaySearch(search(text), today),
  'a flight status': (text) => [
    parseStatusQuery(search(text), today),
    readFlightNumber(text),
    flightStatusRequest({ today }).safeParse(everyField({ shape: { flight: 1, date: 1 } }, text)),
  ],
  'the name of an airport': (text) => [findAirports(text, 8), findAirportsBySound(text, 8)],
  'an account': (text) => checkLogin('signup', { email: text, password: text, firstName: text, lastName: text }),
  'a phone and a reference': (text) => [readPhone(text), tidyReference(text, ['KV']), toLatinDigits(text)],
  'a day': (text) => formatDay(text),
  'a change of a booking': (text) => changeRequest.safeParse({ kind: 'other', reference: text, lastName: text, message: text }),
  'a report of visits': (text) => visitReport.safeParse({ id: text, counts: [{ name: 'page_view', page: text, detail: text }] }),
  ...Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, (text: string) => schema.safeParse(everyField(schema, text))]),
  ),
  ...Object.fromEntries(
    (Object.keys(enquiryKinds) as EnquiryKind[]).map((kind) => [
      `the form ${kind}`,
      (text: string) => checkEnquiry(kind, new Proxy({}, { get: () => text, has: () => true }) as Record<string, string>, today),
    ]),
  ),
};

// CPU time, which does not depend on the load of the machine. Quadratic code would take minutes here.
it.each(Object.entries(parsers))(
  '%s: the worst megabyte takes less than a second',
  async (_name, parse) => {
    for (const text of worstTexts) {
      const before = process.threadCpuUsage();
      await parse(text);
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000, JSON.stringify(text.slice(0, 20))).toBeLessThan(1000);
    }
  },
  120_000,
);
