import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoredFacts } from '@/app/[locale]/support/manage-booking/stored-facts';
import { ManageBooking } from '@/components/self-service/booking/manage-booking';
import { GiftBalance } from '@/components/self-service/gift-balance';
import { TrackRefund } from '@/components/self-service/track-refund';
import { TrackVisa } from '@/components/self-service/track-visa';
import { Requirements } from '@/components/visa/requirements/requirements';
import { loadMessages } from '@/lib/i18n/messages';
import { clearChangeDraft, readChangeDraft, saveChangeDraft } from '@/lib/self-service/change-draft';
import { firstTyped } from '@/lib/self-service/first-typed';
import { foundBooking } from '@/lib/self-service/found';
import { postChange } from '@/lib/self-service/post-change';
import layout from '@/messages/ar/layout.json';
import selfService from '@/messages/ar/selfService.json';
import visa from '@/messages/ar/visa.json';
import { stubTabStorage } from '../stubs';

describe('served forms', () => {
  /** A page as served, before hydration. */
  const serve = (part: ReactNode) =>
    renderToString(
      <NextIntlClientProvider locale="ar" messages={{ layout, selfService, visa }} timeZone="Asia/Qatar">
        {part}
      </NextIntlClientProvider>,
    );

  it.each([
    [
      'a booking',
      <ManageBooking
        key=""
        labelledBy="h"
        progress={() => null}
        itinerary={() => null}
        facts={() => null}
        payments={() => null}
        saveCalendar={async () => undefined}
      />,
    ],
    ['a visa', <TrackVisa key="" labelledBy="h" />],
    ['a refund', <TrackRefund key="" labelledBy="h" />],
    ['a gift card', <GiftBalance key="" labelledBy="h" />],
  ])('the form that looks up %s cannot be sent before hydration', (_what, form) => {
    const html = serve(form);
    expect(html.match(/<button[^>]*type="submit"[^>]*>/g)).toEqual([expect.stringContaining('disabled=""')]);
    expect(html.match(/<input[^>]* name=/)).toBeNull();
  });

  it('without script, the form of travel requirements shows that it needs one, and whom to call', () => {
    const [said = ''] = /<noscript>.*?<\/noscript>/s.exec(serve(<Requirements />)) ?? [];
    expect(said).toContain('tel:');
    expect(said).toContain(layout.noScript.slice(0, 12));
  });
});

describe('stored facts', () => {
  const booking = (kind: 'hotel' | 'package', offer: object) =>
    foundBooking.parse({
      reference: 'KT-STAY26',
      kind,
      status: 'requested',
      offer: { title: { en: 'A stay', ar: 'إقامة' }, ...offer },
      total: 900,
      firstDay: '2027-01-14',
      lastDay: '2027-01-18',
      requestedAt: '2026-12-01',
      isClaimed: false,
      travellers: [],
      changes: [],
    });

  async function textOf(found: ReturnType<typeof booking>, locale: 'en' | 'ar' = 'en'): Promise<string> {
    const messages = await loadMessages(locale, ['account', 'hotels', 'packages']);
    const html = renderToStaticMarkup(<StoredFacts booking={found} locale={locale} messages={messages} />);
    return html
      .replace(/<[^>]*>/g, ' ')
      .replace(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' ');
  }

  const stay = booking('hotel', {
    id: 'h1',
    board: 'halfBoard',
    address: { area: 'Old town', cityName: 'Muscat' },
    rooms: [{ name: 'Double room', adults: 2, childrenAges: [6] }],
    cancellation: { freeUntil: null, fees: [{ after: null, amount: '480' }] },
  });

  it('of a stay are its place, nights, rooms, meals and the cost of cancelling', async () => {
    const text = await textOf(stay);
    for (const part of ['Old town, Muscat', ' 4 ', 'Double room', 'Half board', 'Cancelling costs QAR 480'])
      expect(text).toContain(part);
    expect(await textOf(stay, 'ar')).toContain('رسوم الإلغاء');
  });

  it('of a holiday are its nights, rooms, price lines and extra wishes', async () => {
    const lines = [{ key: 'adult', quantity: 2, unit: 450, amount: 900 }];
    const holiday = booking('package', {
      packageId: 'istanbul',
      nights: 4,
      rooms: [{ adults: 2, childAges: [] }],
      lines,
      wishes: ['visa'],
    });
    const text = await textOf(holiday);
    for (const part of ['Room 1: 2 adults', '2 adults, QAR 450 each', 'QAR 900', 'Help with the visa'])
      expect(text).toContain(part);
  });

  it('are none for a booking stored with only a name', async () => {
    expect((await textOf(booking('hotel', {}))).trim()).toBe('');
  });
});

describe('changes', () => {
  describe('change draft', () => {
    const empty = { kind: null, day: '', message: '' };

    beforeEach(() => {
      stubTabStorage();
    });

    it('a change is restored after a reload, only for its own booking, until it is stored', () => {
      const draft = { kind: 'date', day: '2030-02-01', message: 'A week later\nإن أمكن' } as const;
      saveChangeDraft('KT-FLY247', draft);
      expect(readChangeDraft('KT-FLY247')).toEqual(draft);
      expect(readChangeDraft('KT-TRY248')).toEqual(empty);
      clearChangeDraft('KT-FLY247');
      expect(readChangeDraft('KT-FLY247')).toEqual(empty);
    });

    it.each(['{"kind":"upgrade","day":5,"message":null}', '[]', '"text"', '{', 'null'])(
      '%s in the storage is not a draft',
      (saved) => {
        sessionStorage.setItem('karam.change.KT-FLY247.v1', saved);
        expect(readChangeDraft('KT-FLY247')).toEqual(empty);
      },
    );

    it('without storage, only the restoring fails', () => {
      vi.stubGlobal('sessionStorage', undefined);
      saveChangeDraft('KT-FLY247', { ...empty, message: 'x' });
      expect(readChangeDraft('KT-FLY247')).toEqual(empty);
    });
  });

  const request = { reference: 'KT-TRY248', lastName: 'Al-Namuthaj', kind: 'name', message: 'Leila, not Layla' } as const;
  const changes = [{ kind: 'name', status: 'open', askedAt: '2026-11-21' }];

  /** Our API, with answers by name; records the requests in order. */
  function api(answers: Record<string, unknown>): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const name = address.split('/').at(-1) ?? '';
      asked.push(name);
      return name in answers ? Response.json({ found: answers[name] }) : new Response(null, { status: 502 });
    });
    return asked;
  }

  it('looks up the stored request when there is one already', async () => {
    api({ change: 'open', booking: { changes } });
    expect(await postChange(request)).toEqual({ answer: { ok: true, found: 'open' }, stored: changes });
  });

  it('reports an existing request even when it cannot be looked up', async () => {
    api({ change: 'open' });
    expect(await postChange(request)).toEqual({ answer: { ok: true, found: 'open' }, stored: null });
  });

  it('looks up nothing for a request that is new, too late or not sent', async () => {
    for (const found of ['created', 'over', null]) {
      const asked = api({ change: found });
      expect(await postChange(request)).toEqual({ answer: { ok: true, found }, stored: null });
      expect(asked).toEqual(['change']);
    }
    api({});
    expect(await postChange(request)).toEqual({ answer: { ok: false, reason: 'failed' }, stored: null });
  });

  describe('the initial values of a look-up', () => {
    it('are those typed before hydration, then those saved in the tab', () => {
      const inPage = { reference: 'KT-FLY247', lastName: 'Haddad' };
      expect(firstTyped(inPage, { reference: 'KT-OLD222', lastName: 'Else' }, null)).toEqual(inPage);
      expect(firstTyped({ reference: '', lastName: 'Haddad' }, { reference: 'KT-OLD222' }, null)).toEqual({
        reference: 'KT-OLD222',
        lastName: 'Haddad',
      });
      expect(firstTyped({ number: '4000', pin: '24' }, null, null)).toEqual({ number: '4000', pin: '24' });
    });

    it('are those of a link, without the name typed for another booking', () => {
      const saved = { reference: 'KT-OLD222', lastName: 'Else' };
      expect(firstTyped({ reference: '', lastName: '' }, saved, 'KT-FLY247')).toEqual({ reference: 'KT-FLY247' });
      expect(firstTyped({}, saved, 'KT-OLD222')).toEqual(saved);
      expect(firstTyped({}, saved, 'x'.repeat(99))).toEqual({ reference: 'x'.repeat(20) });
    });

    it('are only texts', () => {
      expect(firstTyped({}, { reference: 5, lastName: 'Else' }, null)).toEqual({ lastName: 'Else' });
      for (const saved of ['text', null, 7]) expect(firstTyped({}, saved, '')).toEqual({});
    });
  });
});
