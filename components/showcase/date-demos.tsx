'use client';

import { useState } from 'react';
import { DateFields, type TypedDate } from '@/components/ui/date-fields';
import { DateRangeField } from '@/components/ui/date-range-field';
import type { DayRange } from '@/components/ui/stay-range';
import type { Locale } from '@/lib/i18n/locales';
import { nightTexts } from './nights';

const words = {
  en: {
    range: {
      title: 'When do you stay?',
      from: 'Check-in',
      to: 'Check-out',
      placeholder: 'Choose',
      pickEnd: 'now choose the check-out',
      done: 'Done',
      close: 'Close',
    },
    birth: 'Date of birth',
    birthHint: 'As in the passport.',
    parts: { day: 'Day', month: 'Month', year: 'Year' },
  },
  ar: {
    range: {
      title: 'متى ستقيم؟',
      from: 'تسجيل الوصول',
      to: 'تسجيل المغادرة',
      placeholder: 'اختر يومًا',
      pickEnd: 'اختر الآن يوم المغادرة',
      done: 'تم',
      close: 'إغلاق',
    },
    birth: 'تاريخ الميلاد',
    birthHint: 'كما في جواز السفر.',
    parts: { day: 'اليوم', month: 'الشهر', year: 'السنة' },
  },
};

/** Days that stay the same, so that the page and its tests look alike on every day. */
const year = { earliest: '2027-01-01', latest: '2027-12-31' };

export function DateDemos({ locale }: { locale: Locale }) {
  const t = words[locale];
  const [stay, setStay] = useState<DayRange>({ from: '2027-01-14', to: '2027-01-18' });
  const [open, setOpen] = useState<DayRange>({ from: '', to: '' });
  const [birth, setBirth] = useState<TypedDate>({ day: '21', month: '07', year: '1990' });
  const range = { ...t.range, nights: nightTexts(locale) };

  return (
    <div className="space-y-5">
      <DateRangeField id={`${locale}-stay`} locale={locale} value={stay} {...year} words={range} onChange={setStay} />
      <DateRangeField id={`${locale}-open-stay`} locale={locale} value={open} {...year} words={range} onChange={setOpen} />
      <DateFields id={`${locale}-birth`} label={t.birth} hint={t.birthHint} value={birth} words={t.parts} onChange={setBirth} />
    </div>
  );
}
