import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseMeasurementIds, writeMeasurementIds } from '@/lib/analytics/consent';
import type { SiteEvent } from '@/lib/analytics/events';
import { countOf, createScrollDepth, createVisitCounter, sectionOf } from '@/lib/analytics/measure';
import { visitReport } from '@/lib/analytics/visits/visit-report';
import { measurementSettings } from '@/lib/env';

const view: SiteEvent = { name: 'page_view', page: '/blog', locale: 'en' };

describe('the event bus', () => {
  afterEach(() => vi.resetModules());

  it('keeps early events for the first listeners, but not for later ones', async () => {
    const { addSink, recordEvent, sendEarlyEvents } = await import('@/lib/analytics/record-event');
    recordEvent(view);
    const [first, second, late] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = addSink(first);
    addSink(second);
    expect(first).not.toHaveBeenCalled();
    sendEarlyEvents();
    recordEvent({ ...view, page: '/about' });
    addSink(late);
    stop();
    recordEvent({ ...view, page: '/contact' });
    const pages = (sink: typeof first) => sink.mock.calls.map(([{ page }]) => page);
    expect(pages(first)).toEqual(['/blog', '/about']);
    expect(pages(second)).toEqual(['/blog', '/about', '/contact']);
    expect(pages(late)).toEqual(['/contact']);
  });

  it('drops early events when nobody listens', async () => {
    const { addSink, recordEvent, sendEarlyEvents } = await import('@/lib/analytics/record-event');
    recordEvent(view);
    sendEarlyEvents();
    const late = vi.fn();
    addSink(late);
    expect(late).not.toHaveBeenCalled();
  });

  it('continues when a listener fails', async () => {
    const { addSink, recordEvent, sendEarlyEvents } = await import('@/lib/analytics/record-event');
    sendEarlyEvents();
    const heard = vi.fn();
    addSink(() => {
      throw new Error('a broken sink');
    });
    addSink(heard);
    expect(() => recordEvent(view)).not.toThrow();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('keeps a limited number of events', async () => {
    const { addSink, recordEvent, sendEarlyEvents } = await import('@/lib/analytics/record-event');
    for (let index = 0; index < 1000; index += 1) recordEvent(view);
    const heard = vi.fn();
    addSink(heard);
    sendEarlyEvents();
    expect(heard).toHaveBeenCalledTimes(50);
  });
});

it.each([
  ['/branches/al-sadd', 'branch'],
  ['/branches', null],
  ['/services/visa', 'visa'],
  ['/support/track-visa', 'visa'],
  ['/services/umrah', 'service'],
  ['/services', null],
  ['/services/packages', 'holiday'],
  ['/travel/package/paris-classics', 'holiday'],
  ['/travel/offers', 'holiday'],
  ['/blog', 'blog'],
  ['/blog/seoul-with-children', 'blog'],
  ['/', null],
  ['/explore/hotels', null],
])('%s belongs to %s', (page, section) => {
  expect(sectionOf(page)).toBe(section);
});

it('reports each scroll depth once', () => {
  const depth = createScrollDepth();
  expect(depth.reach(0.2)).toEqual([]);
  expect(depth.reach(0.6)).toEqual([25, 50]);
  expect(depth.reach(0.3)).toEqual([]);
  expect(depth.reach(1)).toEqual([75, 90]);
});

describe('the site’s own counts', () => {
  const events: SiteEvent[] = [
    view,
    { name: 'section_visit', section: 'blog', page: '/blog' },
    { name: 'scroll_depth', percent: 90, page: '/blog' },
    { name: 'page_timing', loadMs: 2400.3, ttfbMs: 90, page: '/blog' },
    { name: 'web_vital', metric: 'LCP', value: 4800, rating: 'poor', page: '/blog' },
    { name: 'search', kind: 'hotel' },
    { name: 'search_results', kind: 'flight', count: 0 },
    { name: 'booking_step', kind: 'package', step: 'travellers' },
    { name: 'booking_requested', kind: 'flight' },
    { name: 'hotel_booking_click', hotelName: 'Souq House', price: 1200, currency: 'QAR', destination: 'Doha' },
    { name: 'checkout_initiated', hotelName: 'Souq House', basePrice: 1000, currency: 'QAR' },
  ];

  it('have a shape that the server accepts for every event, without hotel or price', () => {
    const counts = events.map((event) => countOf(event, '/explore/hotels/results'));
    expect(visitReport.parse({ locale: 'ar', counts }).counts).toEqual(counts);
    expect(JSON.stringify(counts)).not.toMatch(/Souq|1200|1000|Doha/);
    expect(counts[3]?.detail).toBe('load <2500 ttfb <200');
    expect(counts[4]?.detail).toBe('LCP poor');
    expect(counts[6]?.detail).toBe('flight none');
  });

  it('are sent in few messages, separately for each language', () => {
    const reports: { locale: string; counts: { page: string }[] }[] = [];
    const counter = createVisitCounter((text) => reports.push(JSON.parse(text)));
    counter.send();
    counter.turnTo('/blog', 'en');
    counter.count({ name: 'search', kind: 'flight' });
    counter.turnTo('/about', 'en');
    counter.count({ name: 'search', kind: 'flight' });
    counter.turnTo('/about', 'ar');
    for (let index = 0; index < 25; index += 1) counter.count({ name: 'search', kind: 'hotel' });
    counter.send();
    expect(reports.map(({ locale, counts }) => [locale, counts.length])).toEqual([
      ['en', 2],
      ['ar', 20],
      ['ar', 5],
    ]);
    expect(reports[0]?.counts.map(({ page }) => page)).toEqual(['/blog', '/about']);
  });
});

it('leave out what was already reported, once', () => {
  const reports: { counts: unknown[] }[] = [];
  const counter = createVisitCounter((text) => reports.push(JSON.parse(text)));
  counter.skip('page_view');
  counter.count(view);
  counter.count(view);
  counter.send();
  expect(reports[0]?.counts).toHaveLength(1);
});

describe('the ids of measurement services', () => {
  it.each([undefined, '', 'GTM-XXXXXXX', 'your-id', 'UA-1234', 'GTM-<script>'])('a container is not %j', (containerId) => {
    expect(parseMeasurementIds({ containerId }).containerId).toBeNull();
  });

  it.each([undefined, '0000000000', '1111111111111111', '123', 'YOUR_PIXEL_ID'])('a pixel is not %j', (pixelId) => {
    expect(parseMeasurementIds({ pixelId }).pixelId).toBeNull();
  });

  it('are a placeholder for the pixel until one is set, which is no id', () => {
    vi.stubEnv('SOCIAL_PIXEL_ID', '');
    expect(measurementSettings().pixelId).toMatch(/^0+$/);
    expect(writeMeasurementIds(parseMeasurementIds(measurementSettings()))).toBeNull();
    vi.stubEnv('SOCIAL_PIXEL_ID', '123456789012345');
    expect(writeMeasurementIds(parseMeasurementIds(measurementSettings()))).toBe('123456789012345');
    vi.unstubAllEnvs();
  });

  it('are in a page only when they are set', () => {
    expect(writeMeasurementIds(parseMeasurementIds({}))).toBeNull();
    const ids = parseMeasurementIds({ containerId: 'GTM-AB12CD3', pixelId: '123456789012345' });
    expect(writeMeasurementIds(ids)).toBe('GTM-AB12CD3 123456789012345');
  });
});

describe('the social pixel', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told of a started checkout: hotel, base price and currency (SPEC section 7)', async () => {
    vi.stubGlobal('window', {});
    vi.doMock('@/lib/analytics/third-party/load-script', () => ({ loadScript: vi.fn() }));
    const { startSocialPixel } = await import('@/lib/analytics/third-party/social-pixel');
    const send = startSocialPixel('123456789012345');
    send({ name: 'hotel_booking_click', hotelName: 'Souq House', price: 1200, currency: 'QAR', destination: 'Doha' });
    send({ name: 'checkout_initiated', hotelName: 'Souq House', basePrice: 1000, currency: 'QAR' });
    send({ name: 'scroll_depth', percent: 50, page: '/blog' });
    expect(window.fbq?.queue.slice(2)).toEqual([
      ['trackCustom', 'HotelBookingClick', { hotel_name: 'Souq House', price: 1200, currency: 'QAR', destination: 'Doha' }],
      ['track', 'InitiateCheckout', { content_name: 'Souq House', value: 1000, currency: 'QAR' }],
    ]);
  });
});
