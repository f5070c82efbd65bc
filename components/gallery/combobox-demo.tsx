'use client';

import { useState } from 'react';
import { Combobox, type ComboboxOption } from '@/components/ui/fields/combobox';
import type { Locale } from '@/lib/i18n/locales';

const words = {
  en: {
    label: 'From',
    other: 'To',
    placeholder: 'City or airport',
    none: 'No city by that name here.',
    error: 'Choose where you fly to.',
    found: ['No cities', '1 city', '2 cities', '3 cities', '4 cities', '5 cities', '6 cities'],
    cities: ['Doha', 'Dubai', 'Muscat', 'Istanbul', 'London', 'Cairo'],
    countries: ['Qatar', 'United Arab Emirates', 'Oman', 'Turkey', 'United Kingdom', 'Egypt'],
  },
  ar: {
    label: 'من',
    other: 'إلى',
    placeholder: 'المدينة أو المطار',
    none: 'لا توجد مدينة بهذا الاسم هنا.',
    error: 'اختر وجهة سفرك.',
    found: ['لا مدن', 'مدينة واحدة', 'مدينتان', '3 مدن', '4 مدن', '5 مدن', '6 مدن'],
    cities: ['الدوحة', 'دبي', 'مسقط', 'إسطنبول', 'لندن', 'القاهرة'],
    countries: ['قطر', 'الإمارات العربية المتحدة', 'عُمان', 'تركيا', 'بريطانيا', 'مصر'],
  },
};
const codes = ['DOH', 'DXB', 'MCT', 'IST', 'LHR', 'CAI'];

export function ComboboxDemo({ locale }: { locale: Locale }) {
  const [text, setText] = useState('');
  const t = words[locale];
  const all: ComboboxOption[] = codes.map((code, index) => ({
    id: code,
    title: t.cities[index] ?? code,
    detail: t.countries[index] ?? '',
    mark: code,
  }));
  const isChosen = all.some(({ title }) => title === text);
  const wanted = text.trim().toLowerCase();
  const found = isChosen ? all : all.filter(({ id, title }) => `${title} ${id}`.toLowerCase().includes(wanted));

  return (
    <div className="space-y-5">
      <Combobox
        label={t.label}
        value={text}
        isChosen={isChosen}
        placeholder={t.placeholder}
        options={found}
        countText={t.found[found.length] ?? ''}
        emptyText={found.length === 0 ? t.none : undefined}
        onType={setText}
        onPick={(id) => setText(all.find((option) => option.id === id)?.title ?? '')}
      />
      <Combobox
        label={t.other}
        value=""
        isChosen={false}
        placeholder={t.placeholder}
        options={[]}
        countText=""
        error={t.error}
        onType={() => undefined}
        onPick={() => undefined}
      />
    </div>
  );
}
