import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress } from '@/components/bookings/confirmation/progress';
import arabic from '@/messages/ar/bookings.json';
import english from '@/messages/en/bookings.json';

const words = { en: english, ar: arabic };
/** A Sunday, 12:00 in Qatar. */
const asked = '2027-01-03T09:00:00Z';

function markup(props: Partial<ComponentProps<typeof Progress>> = {}, locale: 'en' | 'ar' = 'en'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ bookings: words[locale] }} timeZone="Asia/Qatar">
      <Progress kind="flight" status="requested" requestedAt={asked} {...props} />
    </NextIntlClientProvider>,
  );
}

const currentOf = (html: string) => /aria-current="step".*?<\/li>/.exec(html)?.[0] ?? '';

describe('the progress of a request', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(asked) }));

  it.each([
    ['requested', english.progress.checking],
    ['confirmed', english.progress.confirmed],
    ['ticketed', 'Tickets issued'],
  ])('%s is at "%s"', (status, step) => {
    expect(currentOf(markup({ status }))).toContain(step);
  });

  it.each([
    ['new', english.progress.checking],
    ['answered', english.progress.answered],
  ])('of an enquiry that is %s is at "%s"', (status, step) => {
    const html = markup({ kind: 'enquiry', status });
    expect(currentOf(html)).toContain(step);
    expect(html.includes('We’ll answer by')).toBe(status === 'new');
    expect(html).not.toContain(english.progress.confirmed);
  });

  it('names the issued documents', () => {
    expect(currentOf(markup({ status: 'ticketed', kind: 'hotel' }, 'ar'))).toContain('صدرت قسيمة الفندق');
  });

  it.each(['declined', 'cancelled'])('shows nothing for one that is %s', (status) => {
    expect(markup({ status })).toBe('');
  });

  it('shows the promised time, and a delay when it has passed', () => {
    expect(markup()).toContain('We’ll answer by');
    vi.setSystemTime(new Date('2027-01-06T09:00:00Z'));
    expect(markup()).toContain(english.progress.late);
    expect(markup({ status: 'confirmed' })).not.toContain(english.progress.late);
  });

  it('shows how long the price is held, while it is', () => {
    const heldUntil = '2027-01-03T12:30:00Z';
    expect(markup({ heldUntil })).toContain('15:30');
    vi.setSystemTime(new Date('2027-01-03T12:31:00Z'));
    expect(markup({ heldUntil })).not.toContain('15:30');
  });
});
