import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DateDemos } from '@/components/gallery/date-demos';
import { ComboboxDemo, NumberDemos } from '@/components/gallery/field-demos';
import { OverlayDemos, ToastDemo } from '@/components/gallery/overlay-demos';
import { ErrorSummaryDemo, TabsDemo, ThemeChoice } from '@/components/gallery/page-demos';
import { Badges, Buttons, Links } from '@/components/gallery/sections/actions';
import { Choices, Fields } from '@/components/gallery/sections/fields';
import { Colours, Icons, TypeScale } from '@/components/gallery/sections/foundations';
import { Cards, CarouselSpecimen, Navigation } from '@/components/gallery/sections/lists';
import { Notices, States } from '@/components/gallery/sections/messages';
import { type SectionId, Specimen, sectionIds, sections } from '@/components/gallery/specimen';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'ui.gallery' });
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

const specimens: Record<SectionId, (props: { locale: Locale }) => React.ReactNode> = {
  colours: Colours,
  type: TypeScale,
  icons: Icons,
  buttons: Buttons,
  links: Links,
  badges: Badges,
  fields: Fields,
  choices: Choices,
  combobox: ComboboxDemo,
  numbers: NumberDemos,
  dates: DateDemos,
  tabs: TabsDemo,
  navigation: Navigation,
  cards: Cards,
  carousel: CarouselSpecimen,
  overlays: OverlayDemos,
  toasts: ToastDemo,
  notices: Notices,
  errors: ErrorSummaryDemo,
  states: States,
};

/** All components on one page, for developers. */
export default async function GalleryPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'ui.gallery' });
  return (
    <div className="page-width py-10">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
          <p className="mt-3 text-ink-soft text-lg">{t('description')}</p>
        </div>
        <ThemeChoice label={t('theme')} words={{ light: t('light'), dark: t('dark') }} />
      </div>
      <div className="gap-10 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label={t('index')} className="mb-8 lg:sticky lg:top-24 lg:mb-0 lg:self-start">
          <ul className="flex flex-wrap gap-x-4 lg:block">
            {sectionIds.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-ink-soft text-sm underline-offset-4 hover:text-accent hover:underline lg:min-h-8"
                >
                  {sections[id][locale]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-14">
          {sectionIds.map((id) => {
            const Part = specimens[id];
            return (
              <Specimen key={id} id={id}>
                {(language) => <Part locale={language} />}
              </Specimen>
            );
          })}
        </div>
      </div>
    </div>
  );
}
