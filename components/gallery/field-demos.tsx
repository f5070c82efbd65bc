'use client';

import { useState } from 'react';
import { Combobox } from '@/components/ui/fields/combobox';
import { RangeSlider } from '@/components/ui/fields/slider';
import { Stepper } from '@/components/ui/fields/stepper';
import type { ComboboxOption } from '@/components/ui/fields/suggestion-list';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

const words = {
  en: {
    label: 'From',
    other: 'To',
    placeholder: 'City or airport',
    hint: 'Type a city or its code',
    close: 'Close',
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
    hint: 'اكتب اسم المدينة أو رمزها',
    close: 'إغلاق',
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
  const isSelected = all.some(({ title }) => title === text);
  const wanted = text.trim().toLowerCase();
  const found = isSelected ? all : all.filter(({ id, title }) => `${title} ${id}`.toLowerCase().includes(wanted));

  return (
    <div className="space-y-5">
      <Combobox
        label={t.label}
        value={text}
        isSelected={isSelected}
        placeholder={t.placeholder}
        hint={t.hint}
        closeLabel={t.close}
        options={found}
        countText={t.found[found.length] ?? ''}
        emptyText={found.length === 0 ? t.none : undefined}
        onType={setText}
        onPick={(id) => setText(all.find((option) => option.id === id)?.title ?? '')}
      />
      <Combobox
        label={t.other}
        value=""
        isSelected={false}
        placeholder={t.placeholder}
        hint={t.hint}
        closeLabel={t.close}
        options={[]}
        countText=""
        error={t.error}
        onType={() => undefined}
        onPick={() => undefined}
      />
    </div>
  );
}

const numberWords = {
  en: {
    adults: 'Adults',
    adultsHint: '18 and older',
    children: 'Children',
    childrenHint: '1 to 17 years',
    more: 'More: ',
    fewer: 'Fewer: ',
    price: 'Price',
    low: 'Lowest price',
    high: 'Highest price',
  },
  ar: {
    adults: 'البالغون',
    adultsHint: '18 سنة فأكثر',
    children: 'الأطفال',
    childrenHint: 'من سنة إلى 17 سنة',
    more: 'زيادة العدد: ',
    fewer: 'إنقاص العدد: ',
    price: 'السعر',
    low: 'أدنى سعر',
    high: 'أعلى سعر',
  },
};

export function NumberDemos({ locale }: { locale: Locale }) {
  const t = numberWords[locale];
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  const [{ low, high }, setPrices] = useState({ low: 800, high: 3200 });
  const price = (value: number) => formatQar(value, intlTag(locale));

  return (
    <div className="space-y-5">
      <Stepper
        label={t.adults}
        hint={t.adultsHint}
        value={adults}
        min={1}
        max={4}
        words={{ more: t.more + t.adults, fewer: t.fewer + t.adults }}
        onChange={setAdults}
      />
      <Stepper
        label={t.children}
        hint={t.childrenHint}
        value={children}
        min={0}
        max={3}
        words={{ more: t.more + t.children, fewer: t.fewer + t.children }}
        onChange={setChildren}
      />
      <div>
        <p className="flex justify-between font-medium text-sm">
          {t.price}
          <span className="text-ink-soft">
            <bdi>{price(low)}</bdi> – <bdi>{price(high)}</bdi>
          </span>
        </p>
        <RangeSlider
          min={300}
          max={4500}
          step={50}
          low={low}
          high={high}
          labels={{ low: t.low, high: t.high }}
          format={price}
          onChange={(newLow, newHigh) => setPrices({ low: newLow, high: newHigh })}
        />
      </div>
    </div>
  );
}
