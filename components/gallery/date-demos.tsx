'use client';

import { useState } from 'react';
import { DateField } from '@/components/ui/dates/date-field';
import { DateRangeField } from '@/components/ui/dates/range/date-range-field';
import type { DayRange } from '@/components/ui/dates/range/selected-days';
import type { Locale } from '@/lib/i18n/locales';

const words = {
  en: {
    range: {
      title: 'Choose the check-in date',
      from: 'Check-in',
      to: 'Check-out',
      placeholder: 'Choose',
      pickEnd: 'Choose the check-out date',
      clear: 'Clear dates',
      close: 'Close',
    },
    birth: 'Date of birth',
    birthHint: 'As in the passport.',
    visit: 'Day of the visit',
    parts: {
      examples: { trip: 'e.g. 14/01/2027', birth: 'e.g. 27/03/1990', expiry: 'e.g. 27/03/2031' },
      choose: 'Choose a day',
      close: 'Close',
    },
    error: 'Write the day as day/month/year, in 2027 or 2028.',
  },
  ar: {
    range: {
      title: 'اختر تاريخ تسجيل الوصول',
      from: 'تسجيل الوصول',
      to: 'تسجيل المغادرة',
      placeholder: 'اختر يومًا',
      pickEnd: 'اختر تاريخ تسجيل المغادرة',
      clear: 'امسح التواريخ',
      close: 'إغلاق',
    },
    birth: 'تاريخ الميلاد',
    birthHint: 'كما في جواز السفر.',
    visit: 'يوم الزيارة',
    parts: {
      examples: { trip: 'مثل 14/01/2027', birth: 'مثل 27/03/1990', expiry: 'مثل 27/03/2031' },
      choose: 'اختر يومًا',
      close: 'إغلاق',
    },
    error: 'اكتب التاريخ بترتيب اليوم ثم الشهر ثم السنة، في 2027 أو 2028.',
  },
};

/** Fixed days, so that the page and its tests are the same on every day. */
const year = { earliest: '2027-01-01', latest: '2027-12-31' };

export function DateDemos({ locale }: { locale: Locale }) {
  const t = words[locale];
  const [stay, setStay] = useState<DayRange>({ from: '2027-01-14', to: '2027-01-18' });
  const [open, setOpen] = useState<DayRange>({ from: '', to: '' });
  const [birth, setBirth] = useState('21/07/1990');
  const wrong = t.error;
  const errors = { unreadable: wrong, noSuchDay: wrong, shortYear: wrong, past: wrong, tooFar: wrong, beforeStart: wrong };
  const date = { ...t.parts, locale, errors };
  const range = { ...t.range, nights: nightTexts(locale) };

  return (
    <div className="space-y-5">
      <DateRangeField id={`${locale}-stay`} locale={locale} value={stay} {...year} words={range} onChange={setStay} />
      <DateRangeField id={`${locale}-open-stay`} locale={locale} value={open} {...year} words={range} onChange={setOpen} />
      <form className="field-grid sm:grid-cols-2">
        <DateField id={`${locale}-visit`} label={t.visit} words={date} {...year} checksItself />
        <DateField
          id={`${locale}-birth`}
          label={t.birth}
          hint={t.birthHint}
          value={birth}
          words={date}
          onChange={({ target }) => setBirth(target.value)}
        />
      </form>
    </div>
  );
}

const longest = 30;
const wordings: Record<Locale, (nights: number) => string> = {
  en: (nights) => (nights === 1 ? '1 night' : `${nights} nights`),
  ar: (nights) => {
    if (nights < 3) return ['بلا ليالٍ', 'ليلة واحدة', 'ليلتان'][nights] ?? '';
    return nights <= 10 ? `${nights} ليالٍ` : `${nights} ليلة`;
  },
};

/** The texts for none to thirty nights. */
export function nightTexts(locale: Locale): string[] {
  return Array.from({ length: longest + 1 }, (_, nights) => wordings[locale](nights));
}
