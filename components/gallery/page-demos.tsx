'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
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

const errorWords = {
  en: {
    name: 'Name',
    phone: 'Phone',
    send: 'Send',
    title: 'Please check two fields',
    noName: 'Enter your name.',
    noPhone: 'Enter a phone number.',
  },
  ar: {
    name: 'الاسم',
    phone: 'الهاتف',
    send: 'إرسال',
    title: 'يرجى مراجعة خانتين',
    noName: 'اكتب اسمك.',
    noPhone: 'اكتب رقم هاتف.',
  },
};

export function ErrorSummaryDemo({ locale }: { locale: Locale }) {
  const t = errorWords[locale];
  const [attempts, setAttempts] = useState(0);
  const [name, phone] = [`${locale}-summary-name`, `${locale}-summary-phone`];
  const failed = attempts > 0;

  function send(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
  }

  return (
    <form noValidate onSubmit={send} className="space-y-4">
      {failed && (
        <ErrorSummary
          key={attempts}
          title={t.title}
          errors={[
            { id: name, text: t.noName },
            { id: phone, text: t.noPhone },
          ]}
        />
      )}
      <Field id={name} label={t.name} error={failed ? t.noName : undefined}>
        {(control) => <input {...control} autoComplete="off" className="control" />}
      </Field>
      <Field id={phone} label={t.phone} error={failed ? t.noPhone : undefined}>
        {(control) => <input {...control} type="tel" dir="ltr" autoComplete="off" className="control" />}
      </Field>
      <Button type="submit">{t.send}</Button>
    </form>
  );
}

type Theme = 'light' | 'dark';

/** Shows the page in a theme without saving the choice. */
export function ThemeChoice({ label, words }: { label: string; words: Record<Theme, string> }) {
  const [theme, setTheme] = useState<Theme>();

  useEffect(() => {
    if (!theme) return;
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = theme;
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, [theme]);

  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{label}</legend>
      {(['light', 'dark'] as const).map((name) => (
        <Button
          key={name}
          variant="secondary"
          aria-pressed={theme === name}
          onClick={() => setTheme(name)}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {words[name]}
        </Button>
      ))}
    </fieldset>
  );
}
