import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Calendar } from '@/components/ui/dates/calendar';
import { DateField, withSlash } from '@/components/ui/dates/date-field';
import { DateRangeField } from '@/components/ui/dates/range/date-range-field';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { TextField } from '@/components/ui/fields/text-field';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { readDay } from '@/lib/time/dates';

const ignore = () => undefined;

/** The opening tags of an element. */
const tags = (html: string, name: string) => [...html.matchAll(new RegExp(`<${name}[ >][^>]*>?`, 'g'))].map(([tag]) => tag);

it('a label and the word "optional" are two words', () => {
  expect(renderToStaticMarkup(<TextField id="from" label="من" optional="اختياري" />).replace(/<[^>]+>/g, '')).toBe('من اختياري');
});
describe('Calendar', () => {
  it('marks the weekend of Qatar: its first and last column', () => {
    const days = { selected: new Date(2027, 0, 14), earliest: new Date(2027, 0, 1), latest: new Date(2027, 1, 28) };
    const html = renderToStaticMarkup(<Calendar locale="en" direction="ltr" hasSelection {...days} onPick={ignore} />);
    const names = tags(html, 'th').map((tag) => /aria-label="(\w+)"/.exec(tag)?.[1]);
    expect([names[0], names[6]]).toEqual(['Saturday', 'Friday']);
    for (const tint of ['first:bg-sunken', 'last:bg-sunken']) expect(tags(html, 'th')[0]).toContain(tint);
    expect(tags(html, 'td')[0]).toMatch(/first:\S+bg-sunken last:\S+bg-sunken/);
  });
});

describe('DateField', () => {
  const errors = { unreadable: 'No day.', noSuchDay: '', shortYear: '', past: '', tooFar: '', beforeStart: '' };
  const examples = { trip: 'مثل 14/01/2027', birth: 'مثل 27/03/1990', expiry: 'مثل 27/03/2031' };
  const words = { locale: 'ar', examples, choose: 'اختر', close: '', errors } as const;
  const field = (props: object) =>
    renderToStaticMarkup(<DateField id="d" label="Departure" words={words} name="departure" {...props} />);

  it('is a text field that is posted unchanged, the same in every browser', () => {
    const html = field({ defaultValue: '2027-01-14', error: 'Choose one.', hint: 'Soon' });
    expect(tags(html, 'input')).toHaveLength(1);
    for (const part of [
      'type="text"',
      'name="departure"',
      'inputMode="numeric"',
      'dir="ltr"',
      'value="14/01/2027"',
      'aria-invalid="true"',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain('placeholder="مثل 14/01/2027"');
    expect(html).not.toContain('text-end');
    expect(html).toContain('aria-describedby="d-hint d-error"');
  });

  it('shows unreadable values as typed', () => {
    expect(field({ defaultValue: '31/02/27' })).toContain('value="31/02/27"');
    expect(field({ value: '٣١', onChange: ignore })).toContain('value="٣١"');
  });

  it('has a calendar, except for a birthday', () => {
    expect(tags(field({}), 'button')).toEqual([]);
    // As rendered on the server, which does not know the day.
    expect(tags(field({ earliest: '', latest: '' }), 'button')).toHaveLength(1);
    const [button] = tags(field({ earliest: '2027-01-01', latest: '2027-12-31' }), 'button');
    expect(button).toContain('aria-haspopup="dialog"');
    expect(button).toContain('aria-label="اختر – Departure"');
  });

  it.each([
    ['1', '1'],
    ['14', '14/'],
    ['14//', '14/'],
    ['14/01', '14/01/'],
    ['1/02', '1/02/'],
    ['١٤/٠١', '١٤/٠١/'],
    ['14/01/20', '14/01/20'],
    ['1401', '1401'],
  ])('typed as %s becomes %s: slashes are added', (typed, text) => {
    expect(withSlash(typed)).toBe(text);
  });

  it.each([
    ['2026-12-10', '2026-12-10', '2026-12-10'],
    ['20261210', '20261210', '2026-12-10'],
    ['٢٠٢٦١٢١٠', '٢٠٢٦١٢١٠', '2026-12-10'],
    ['1990/03/27', '1990/03/27', '1990-03-27'],
    ['2012-05-03', '2012-05-03', '2012-05-03'],
    ['20121103', '20121103', '2012-11-03'],
    ['10-12-2026', '10-12-2026', '2026-12-10'],
    ['10.12.2026', '10.12.2026', '2026-12-10'],
    ['20122012', '20/12/2012', '2012-12-20'],
    ['20111985', '20/11/1985', '1985-11-20'],
    ['12 5 1990', '12 5 1990', '1990-05-12'],
    ['12 May 1990', '12 May 1990', '12 May 1990'],
    ['12 مايو 1990', '12 مايو 1990', '12 مايو 1990'],
  ])('%s, typed character by character, stays %s and is read as %s', (typed, text, day) => {
    const shown = [...typed].reduce((before, sign) => withSlash(before + sign), '');
    expect(shown).toBe(text);
    expect(readDay(shown)).toBe(day);
  });
});

describe('DateRangeField', () => {
  const nights = ['none', '1 night', '2 nights', '3 nights'];
  const words = {
    title: '',
    close: '',
    clear: '',
    pickEnd: '',
    nights,
    from: 'Check-in',
    to: 'Check-out',
    placeholder: 'Choose',
  };
  const field = (from: string, to: string) =>
    renderToStaticMarkup(
      <DateRangeField
        id="stay"
        locale="ar"
        value={{ from, to }}
        earliest="2027-01-01"
        latest="2027-12-31"
        words={words}
        error="Choose both days."
        onChange={ignore}
      />,
    );

  it('shows its days as dd/MM/yyyy with the weekday, and the nights between them', () => {
    const html = field('2027-01-30', '2027-02-02');
    expect(html).toContain('السبت </span><bdi>30/01/2027</bdi>');
    expect(html).toContain('الثلاثاء </span><bdi>02/02/2027</bdi>');
    expect(html).toContain('3 nights');
  });

  it('reports which day is missing, and opens a dialog from both buttons', () => {
    const html = field('2027-01-30', '');
    expect(html).toContain('Choose</bdi>');
    expect(html).not.toContain('night');
    expect(tags(html, 'button').map((tag) => tag.includes('aria-haspopup="dialog"'))).toEqual([true, true]);
    expect(tags(html, 'button')[0]).toContain('aria-describedby="stay-error"');
  });
});
describe('notices', () => {
  it('are announced only on request, failures always', () => {
    expect(renderToStaticMarkup(<Notice>{null}</Notice>)).not.toContain('role=');
    expect(renderToStaticMarkup(<Notice announce="status">{null}</Notice>)).toContain('role="status"');
    expect(renderToStaticMarkup(<ErrorState title="Failed" text="" />)).toContain('role="alert"');
  });
});

describe('TextLink', () => {
  const link = (href: string, locale: 'en' | 'ar' = 'en') =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ ui: { newTab: 'opens in a new tab' } }}>
        <TextLink href={href}>{null}</TextLink>
      </NextIntlClientProvider>,
    );

  it('stays in the language inside the site', () => {
    expect(link('/services/visa', 'ar')).toContain('href="/ar/services/visa"');
  });

  it('opens another site in a new tab, and announces that', () => {
    const html = link('https://example.com');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener"');
    expect(html).toContain('opens in a new tab');
    expect(link('tel:+97440000000')).not.toContain('target=');
  });
});
