import { useLocale } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Badge } from '@/components/ui/badge';
import { Card, cardClass, cardLinkClass } from '@/components/ui/card';
import { Carousel } from '@/components/ui/navigation/carousel';
import { Pagination } from '@/components/ui/navigation/pagination';
import { Menu } from '@/components/ui/overlays/menu';
import { Poster } from '@/components/ui/poster';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';

const words = {
  en: {
    trail: 'Destinations',
    current: 'Maldives',
    pages: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
    menu: 'Destinations',
    card: 'A plain card',
    cardText: 'It holds what belongs together.',
    guide: 'Guide',
    carousel: 'Islands and cities',
    carouselText: 'Swipe, scroll, or use the arrows.',
    previous: 'Previous',
    next: 'Next',
    places: { maldives: 'Maldives', dubai: 'Dubai', turkey: 'Turkey', switzerland: 'Switzerland' },
  },
  ar: {
    trail: 'الوجهات',
    current: 'جزر المالديف',
    pages: { label: 'الصفحات', previous: 'الصفحة السابقة', next: 'الصفحة التالية', page: (page: number) => `الصفحة ${page}` },
    menu: 'الوجهات',
    card: 'بطاقة بسيطة',
    cardText: 'تجمع ما ينتمي بعضه إلى بعض.',
    guide: 'دليل',
    carousel: 'جزر ومدن',
    carouselText: 'اسحب أو مرّر أو استخدم السهمين.',
    previous: 'السابق',
    next: 'التالي',
    places: { maldives: 'جزر المالديف', dubai: 'دبي', turkey: 'تركيا', switzerland: 'سويسرا' },
  },
};
const slugs = ['maldives', 'dubai', 'turkey', 'switzerland'] as const;

export function Navigation({ locale }: { locale: Locale }) {
  const pageLanguage = useLocale();
  const t = words[locale];
  return (
    <div className="space-y-6">
      {/* The breadcrumb names its home in the page's language. */}
      {locale === pageLanguage && (
        <Breadcrumb trail={[{ label: t.trail, href: '/travel/destination/dubai' }]} current={t.current} />
      )}
      <Pagination current={4} count={12} hrefOf={() => `${localizePath('/ui', locale)}#navigation`} words={t.pages} />
      <Menu id={`${locale}-menu`} label={t.menu} className="w-56">
        <ul>
          {slugs.map((slug) => (
            <li key={slug}>
              <Link
                href={`/travel/destination/${slug}`}
                prefetch={false}
                className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken"
              >
                {t.places[slug]}
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}

export function Cards({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card>
        <h3 className="text-lg">{t.card}</h3>
        <p className="mt-1 text-ink-soft">{t.cardText}</p>
      </Card>
      <article className={cardClass({ isLink: true }, 'overflow-hidden')}>
        <Poster slug="maldives" crop="card" locale={locale} decorative className="aspect-4/3 w-full object-cover" />
        <div className="p-4">
          <Badge tone="sun">{t.guide}</Badge>
          <h3 className="mt-2 text-lg">
            <Link href="/travel/destination/maldives" prefetch={false} className={cardLinkClass}>
              {t.places.maldives}
            </Link>
          </h3>
        </div>
      </article>
    </div>
  );
}

export function CarouselSpecimen({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <div className="overflow-hidden">
      <Carousel title={t.carousel} text={t.carouselText} words={{ previous: t.previous, next: t.next }}>
        {slugs.map((slug) => (
          <li key={slug} className={cardClass({}, 'w-56 shrink-0 snap-start overflow-hidden')}>
            <Poster slug={slug} crop="card" locale={locale} decorative className="aspect-4/3 w-full object-cover" />
            <p className="p-4 font-semibold">{t.places[slug]}</p>
          </li>
        ))}
      </Carousel>
    </div>
  );
}
