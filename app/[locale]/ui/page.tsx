import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Badges, Buttons, Links } from '@/components/showcase/actions';
import { ComboboxDemo } from '@/components/showcase/combobox-demo';
import { DateDemos } from '@/components/showcase/date-demos';
import { ErrorSummaryDemo } from '@/components/showcase/error-summary-demo';
import { Choices, Fields } from '@/components/showcase/fields';
import { Colours, Icons, TypeScale } from '@/components/showcase/foundations';
import { Cards, CarouselSpecimen, Navigation } from '@/components/showcase/lists';
import { Notices, States } from '@/components/showcase/messages';
import { NumberDemos } from '@/components/showcase/number-demos';
import { OverlayDemos, ToastDemo } from '@/components/showcase/overlay-demos';
import { type SectionId, sectionIds, sections } from '@/components/showcase/sections';
import { Specimen } from '@/components/showcase/specimen';
import { TabsDemo } from '@/components/showcase/tabs-demo';
import { ThemeChoice } from '@/components/showcase/theme-choice';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';

interface ShowcasePageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ShowcasePageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'ui.showcase' });
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

/** Every part of the site on one page, for those who build it. */
export default async function ShowcasePage({ params }: ShowcasePageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'ui.showcase' });
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
