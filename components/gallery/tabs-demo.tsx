'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { TabList, TabPanel } from '@/components/ui/navigation/tabs';
import type { Locale } from '@/lib/i18n/locales';

const words = {
  en: {
    label: 'What you are looking for',
    tabs: ['Flights', 'Hotels', 'Insurance'],
    texts: [
      'Every flight from Doha, with bags and stops said up front.',
      'Rooms by the night, with the whole price.',
      'Cover for a trip, for a family, for a year.',
    ],
  },
  ar: {
    label: 'عمّ تبحث',
    tabs: ['الرحلات', 'الفنادق', 'التأمين'],
    texts: [
      'كل الرحلات من الدوحة، مع بيان الأمتعة والتوقفات من البداية.',
      'غرف بسعر الليلة، والسعر كامل أمامك.',
      'تغطية لرحلة واحدة، أو لعائلة، أو لسنة كاملة.',
    ],
  },
};
const icons = ['plane', 'bed', 'shield'] as const;

export function TabsDemo({ locale }: { locale: Locale }) {
  const t = words[locale];
  const tabs = icons.map((icon, index) => ({
    id: `${locale}-${icon}`,
    label: t.tabs[index] ?? '',
    icon: <Icon name={icon} />,
  }));
  const [selected, setSelected] = useState(`${locale}-plane`);

  return (
    <div>
      <TabList label={t.label} tabs={tabs} selected={selected} onSelect={setSelected} />
      {tabs.map(({ id }, index) => (
        <TabPanel key={id} id={id} selected={id === selected}>
          <p className="p-4">{t.texts[index]}</p>
        </TabPanel>
      ))}
    </div>
  );
}
