import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { directionOf, type Locale, locales } from '@/lib/i18n/locales';

interface SpecimenProps {
  id: SectionId;
  children: (locale: Locale) => ReactNode;
}

const captions: Record<Locale, string> = { en: 'English', ar: 'العربية' };

/** One section: the same component in both directions of reading. */
export function Specimen({ id, children }: SpecimenProps) {
  const locale = useLocale();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28 lg:scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-4 text-2xl">
        {sections[id][locale]}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {locales.map((language) => (
          <div
            key={language}
            lang={language}
            dir={directionOf(language)}
            data-specimen={language}
            className="min-w-0 rounded-card border border-line p-4 sm:p-6"
          >
            <p className="mb-4 text-ink-soft text-xs">{captions[language]}</p>
            {children(language)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Components beside each other, as far as they fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** The parts on the page, in its order; the id is the anchor. */
export const sections = {
  colours: { en: 'Colours', ar: 'الألوان' },
  type: { en: 'Type', ar: 'الخط' },
  icons: { en: 'Icons', ar: 'الأيقونات' },
  buttons: { en: 'Buttons', ar: 'الأزرار' },
  links: { en: 'Links', ar: 'الروابط' },
  badges: { en: 'Badges', ar: 'الشارات' },
  fields: { en: 'Fields', ar: 'حقول الإدخال' },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  combobox: { en: 'Combobox', ar: 'البحث مع الاقتراحات' },
  numbers: { en: 'Stepper and slider', ar: 'العدّاد وشريط النطاق' },
  dates: { en: 'Dates', ar: 'التواريخ' },
  tabs: { en: 'Tabs', ar: 'علامات التبويب' },
  navigation: { en: 'Breadcrumb, pagination and menu', ar: 'مسار الصفحة والترقيم والقائمة' },
  cards: { en: 'Cards', ar: 'البطاقات' },
  carousel: { en: 'Carousel', ar: 'الشريط المتحرك' },
  overlays: { en: 'Sheet and dialog', ar: 'اللوحة ومربع الحوار' },
  toasts: { en: 'Toasts', ar: 'الإشعارات' },
  notices: { en: 'Notices', ar: 'التنبيهات' },
  errors: { en: 'Error summary', ar: 'ملخص الأخطاء' },
  states: { en: 'Empty, failed, loading', ar: 'لا نتائج، تعذّر، قيد التحميل' },
} as const;

export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as SectionId[];
