import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Confirmation } from '@/components/bookings/confirmation/confirmation';
import { company } from '@/content/company';
import { beginsByAnswer } from '@/lib/bookings/answer-by';
import { saveReceipt, type TripReceipt } from '@/lib/bookings/receipt';
import arabic from '@/messages/ar/bookings.json';
import english from '@/messages/en/bookings.json';
import { stubTabStorage } from '../stubs';

describe('an answer comes', () => {
  // A Sunday evening: the office opens again at eight and has twelve hours.
  const asked = new Date('2026-11-22T17:24:00Z');

  it.each([
    ['2026-11-22', true],
    ['2026-11-23', true],
    ['2026-11-24', false],
  ])('for a trip that begins on %s too late: %s', (firstDay, isTooLate) => {
    expect(beginsByAnswer(firstDay, asked)).toBe(isTooLate);
  });
});

const stay: TripReceipt = {
  ...{ kind: 'hotel', reference: 'KT-SN2345', title: 'Plain House', passengerNames: ['Amina'], email: 'amina@example.com' },
  ...{ facts: [{ term: 'Check-in', text: '23/11/2026' }], lines: [{ label: 'Stay', amount: 900 }], total: 900 },
  ...{ firstDay: '2026-11-23', requestedAt: '2026-11-22T17:24:00Z' },
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://www.karam.example' } });
  stubTabStorage();
});

it.each([
  ['en', english, 'Your stay begins before'],
  ['ar', arabic, 'قد تبدأ إقامتك قبل'],
] as const)('the confirmation asks travellers who leave before it to call (%s)', (locale, bookings, text) => {
  const shown = (receipt: TripReceipt) => {
    saveReceipt(receipt);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings }}>
        <Confirmation reference={receipt.reference} />
      </NextIntlClientProvider>,
    );
  };
  expect(shown(stay)).toMatch(
    new RegExp(
      `${text}[\\s\\S]+?href="${company.phone.href.replace('+', '\\+')}"[\\s\\S]+${bookings.confirmation.next.title.replace('?', '\\?')}`,
    ),
  );
  expect(shown({ ...stay, firstDay: '2026-11-24' })).not.toContain(text);
  const { firstDay: _, ...older } = stay;
  expect(shown(older)).not.toContain(text);
});
