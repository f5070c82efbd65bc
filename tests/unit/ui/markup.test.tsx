import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Calendar } from '@/components/ui/dates/calendar';
import { DateField, withSlash } from '@/components/ui/dates/date-field';
import { DateRangeField } from '@/components/ui/dates/range/date-range-field';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Combobox } from '@/components/ui/fields/combobox';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { RangeSlider } from '@/components/ui/fields/slider';
import { StarRating } from '@/components/ui/fields/star-rating';
import { Stepper } from '@/components/ui/fields/stepper';
import { TextField } from '@/components/ui/fields/text-field';
import { Icon, type IconName } from '@/components/ui/icon';
import { TabList } from '@/components/ui/navigation/tabs';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/overlays/sheet';
import { TextLink } from '@/components/ui/text-link';
import { readDay } from '@/lib/time/dates';

const ignore = () => undefined;

/** The opening tags of an element. */
const tags = (html: string, name: string) => [...html.matchAll(new RegExp(`<${name}[ >][^>]*>?`, 'g'))].map(([tag]) => tag);

it('a label and the word "optional" are two words', () => {
  expect(renderToStaticMarkup(<TextField id="from" label="من" optional="اختياري" />).replace(/<[^>]+>/g, '')).toBe('من اختياري');
});

describe('Stepper', () => {
  const stepper = (value: number) =>
    renderToStaticMarkup(
      <Stepper label="Adults" hint="" value={value} min={1} max={4} words={{ more: 'More', fewer: 'Fewer' }} onChange={ignore} />,
    );

  it('has a group name and announces its number', () => {
    const html = stepper(2);
    expect(html).toContain('>Adults</legend>');
    expect(tags(html, 'output')[0]).toContain('aria-live="polite"');
    expect(tags(html, 'button').filter((tag) => tag.includes('disabled=""'))).toEqual([]);
  });

  it('stops at its ends', () => {
    const [fewer, more] = tags(stepper(1), 'button');
    expect(fewer).toContain('disabled=""');
    expect(more).not.toContain('disabled=""');
    expect(tags(stepper(4), 'button')[1]).toContain('disabled=""');
  });
});

describe('RangeSlider', () => {
  it('has two named thumbs with their value as text', () => {
    const format = (value: number) => `QAR ${value}`;
    const labels = { low: 'Lowest', high: 'Highest' };
    const html = renderToStaticMarkup(
      <RangeSlider min={0} max={500} step={50} low={100} high={400} labels={labels} format={format} onChange={ignore} />,
    );
    const [low, high] = tags(html, 'input');
    for (const [tag, name, value] of [
      [low, 'Lowest', 100],
      [high, 'Highest', 400],
    ]) {
      expect(tag).toContain('type="range"');
      expect(tag).toContain('step="50"');
      expect(tag).toContain(`aria-label="${name}"`);
      expect(tag).toContain(`aria-valuetext="QAR ${value}"`);
    }
  });
});

describe('TabList', () => {
  it('has one tab stop: the selected tab', () => {
    const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
    const html = renderToStaticMarkup(<TabList label="Kinds" tabs={tabs} selected="b" onSelect={ignore} />);
    expect(tags(html, 'button').map((tag) => /tabindex="(-?\d)"/i.exec(tag)?.[1])).toEqual(['-1', '0', '-1']);
    expect(tags(html, 'button')[1]).toContain('aria-selected="true"');
    expect(tags(html, 'button')[1]).toContain('aria-controls="panel-b"');
  });
});

describe('Combobox', () => {
  it('starts closed, with its error linked to it', () => {
    const html = renderToStaticMarkup(
      <Combobox
        label="From"
        value=""
        isSelected={false}
        placeholder=""
        options={[{ id: 'DOH', title: 'Doha', detail: 'Qatar' }]}
        countText="1 city"
        error="Choose one."
        onType={ignore}
        onPick={ignore}
      />,
    );
    const [input = ''] = tags(html, 'input');
    expect(input).toContain('role="combobox"');
    expect(input).toContain('aria-expanded="false"');
    expect(input).toContain('aria-invalid="true"');
    expect(html).toContain(`id="${/aria-describedby="([^"]*)"/.exec(input)?.[1]}"`);
    expect(html).not.toContain('role="listbox"');
  });
});

describe('Sheet', () => {
  it('is a dialog named by its title, in either form', () => {
    for (const shape of ['sheet', 'dialog'] as const) {
      const html = renderToStaticMarkup(
        <Sheet title="Filters" closeLabel="Close" shape={shape} onClose={ignore}>
          {null}
        </Sheet>,
      );
      const id = /aria-labelledby="([^"]*)"/.exec(tags(html, 'dialog')[0] ?? '')?.[1];
      expect(html).toContain(`<h2 id="${id}"`);
      expect(html).toContain('aria-label="Close"');
    }
  });
});

describe('Icon', () => {
  it('is mirrored in Arabic if it shows a direction; others stay unchanged', () => {
    const turns = (name: IconName) => renderToStaticMarkup(<Icon name={name} />).includes('faces-forward');
    expect((['plane', 'arrow', 'chevron', 'external', 'jet'] as const).filter(turns)).toHaveLength(5);
    expect((['clock', 'search', 'calendar', 'check', 'phone', 'play'] as const).filter(turns)).toEqual([]);
  });
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

describe('choices', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];

  it('are native inputs in a named group, the first of which has the id of the group', () => {
    const html = renderToStaticMarkup(
      <RadioCards id="how" name="how" label="How?" error="Choose." options={options} defaultValue="b" />,
    );
    expect(html).toContain('>How?</legend>');
    expect(tags(html, 'fieldset')[0]).toContain('aria-describedby="how-error"');
    expect(tags(html, 'input')[0]).toContain('id="how"');
    expect(tags(html, 'input').map((tag) => tag.includes('checked=""'))).toEqual([false, true]);
  });

  it('of stars have a text for each star', () => {
    const html = renderToStaticMarkup(<StarRating id="r" name="r" label="Trip" meanings={['Poor', 'Good']} />);
    expect(tags(html, 'input').map((tag) => /value="(\d)"/.exec(tag)?.[1])).toEqual(['1', '2']);
    expect(html).toContain('Poor</span>');
  });

  it('of one checkbox have hint and error', () => {
    const html = renderToStaticMarkup(<Checkbox id="t" label="Terms" hint="Short." error="Tick." />);
    expect(tags(html, 'input')[0]).toContain('aria-describedby="t-hint t-error"');
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
