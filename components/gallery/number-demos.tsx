'use client';

import { useState } from 'react';
import { RangeSlider } from '@/components/ui/fields/slider';
import { Stepper } from '@/components/ui/fields/stepper';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

const words = {
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
  const t = words[locale];
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
