import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { directionOf, type Locale, locales } from '@/lib/i18n/locales';
import { type SectionId, sections } from './sections';

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
