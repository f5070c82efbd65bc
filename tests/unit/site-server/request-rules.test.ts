import { expect, it } from 'vitest';
import { decodablePath, maxBodyBytes, notFoundInsteadOf, readableQuery, refusalOf } from '@/lib/site-server/request-rules';

const statusOf = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusalOf({ method, url, headers })?.status ?? null;

it.each([
  ['GET', '/'],
  ['HEAD', '/ar/faq?lang=en'],
  ['GET', '/_next/image?url=%2Fart%2Fdoha.svg&w=640&q=75'],
  ['GET', '/_next/image?url=https%3A%2F%2Fphotos.example.com%2Fa%20b.jpg&w=640&q=75'],
  ['GET', '/?from=DOH&to=%D9%84%D9%86%D8%AF%D9%86'],
  ['POST', '/api/bookings'],
  ['DELETE', '/api/account'],
  ['POST', '/auth/confirm'],
  ['PATCH', '/supabase/rest/v1/profiles'],
  ['OPTIONS', '/supabase/auth/v1/token'],
])('%s %s is accepted', (method, url) => {
  expect(statusOf(method, url, method === 'POST' ? { 'content-length': '100' } : {})).toBeNull();
});

it.each([
  ['TRACE', '/'],
  ['PROPFIND', '/api/bookings'],
  ['POST', '/dashboard'],
  ['PUT', '/ar'],
  ['OPTIONS', '/faq'],
  ['POST', '/apis'],
])('%s %s has a method that the address does not allow', (method, url) => {
  expect(statusOf(method, url)).toBe(405);
});

it.each([
  ['GET', '/newsletter.rsc?_rsc='],
  ['GET', '/about.rsc'],
  ['POST', '/api/bookings.rsc'],
])('%s %s requests the data of a page, which has no address of its own', (method, url) => {
  expect(statusOf(method, url)).toBe(404);
});

it('lists the methods of an address', () => {
  expect(refusalOf({ method: 'POST', url: '/dashboard', headers: {} })?.allow).toBe('GET, HEAD');
});

it.each([
  '/_next/image?url=/\\x&w=640&q=75',
  '/_next/image?url=%2F%5Cx&w=640&q=75',
  '/_next/image?url=%2F%0Ax&w=640&q=75',
  '/_next/image?url=%2Fapple-icon.png%23a4x&w=640&q=75',
  '/_next/image?url=https%3A%2F%2Fphotos.example.com%2Fa.jpg%23a4x&w=640&q=75',
  '/api/hotels/suggestions?keyword=do%00ha',
  '/_next/image?url=%2Fart%2Fdoha%00.svg&w=640&q=75',
  '/supabase/rest/v1/profiles?id=eq.%00',
  '/\\evil.example',
  'http://elsewhere.example/',
  '*',
])('GET %s is not an address of this site', (url) => {
  expect(statusOf('GET', url)).toBe(400);
});

it.each([
  ['/explore/where?view=results&passport=%00', '/explore/where?view=results&passport=%EF%BF%BD'],
  ['/ar?from=D%00H&to=%%0000', '/ar?from=D%EF%BF%BDH&to=%%EF%BF%BD00'],
  ['/faq?q=%25%30%30', '/faq?q=%25%30%30'],
])('a page never reads a NUL: %s', (url, readable) => {
  expect(statusOf('GET', url)).toBeNull();
  expect(readableQuery(url)).toBe(readable);
});

it('a page is requested without a body', () => {
  expect(statusOf('GET', '/dashboard', { 'content-length': '1000000000' })).toBe(400);
  expect(statusOf('GET', '/dashboard', { 'transfer-encoding': 'chunked' })).toBe(400);
  expect(statusOf('GET', '/dashboard', { 'content-length': '0' })).toBeNull();
});

it('a body with a Content-Length above all limits is not read', () => {
  expect(statusOf('POST', '/api/enquiries/career', { 'content-length': String(maxBodyBytes + 1) })).toBe(413);
  expect(statusOf('POST', '/api/enquiries/career', { 'content-length': String(maxBodyBytes) })).toBeNull();
});

it.each([
  ['/..%2fetc/passwd', '/page-not-found'],
  ['/blog/..%2F..%2Fx?from=mail', '/page-not-found?from=mail'],
  ['/ar/blog/..%5cx', '/ar/page-not-found'],
  ['/ar/%E0%A4%A', '/ar/page-not-found'],
  ['/a/../b', '/page-not-found'],
  ['/arab%2Fia', '/page-not-found'],
  ['/ar/explore/%00', '/ar/page-not-found'],
])('%s is not a page: it shows the not-found page of its language', (url, page) => {
  expect(notFoundInsteadOf(url)).toBe(page);
});

it.each([
  '/',
  '/ar/explore/hotels/sheraton-grand-doha?next=%2Far%2Fblog',
  '/%D8%A7%D9%84%D8%AF%D9%88%D8%AD%D8%A9',
  '/supabase/storage/v1/object/a%2Fb',
  '/api/x%2Fy',
  '/_next/image?url=%2Fart%2Fdoha.svg&w=640&q=75',
])('%s is requested unchanged', (url) => {
  expect(notFoundInsteadOf(url)).toBeNull();
});

it.each([
  ['/api/visa-rules/%E0%A4%A', '/api/visa-rules/%25E0%25A4%25A'],
  ['/api/x/%E0%A4%A.jpg?v=%', '/api/x/%25E0%25A4%25A.jpg?v=%'],
  ['/api/flight-status?flight=%E0%A4%A', '/api/flight-status?flight=%E0%A4%A'],
  ['/blog/%D9%82%D8%B7%D8%B1', '/blog/%D9%82%D8%B7%D8%B1'],
])('%s reaches Next.js with a path that it can decode', (url, decodable) => {
  expect(decodablePath(url)).toBe(decodable);
});

const results = '/ar?from=DOH&to=LHR&view=results';

it.each([
  [{ 'sec-purpose': 'prefetch;prerender' }],
  [{ 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
])('a search of the address costs nothing when nobody sees it: %o', (headers) => {
  expect(statusOf('GET', results, headers)).toBe(503);
  expect(statusOf('GET', '/ar?from=DOH', headers)).toBeNull();
});

it.each([
  [{}],
  [{ 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }],
])('a visitor with %o is answered', (headers) => {
  expect(statusOf('GET', results, headers)).toBeNull();
});
