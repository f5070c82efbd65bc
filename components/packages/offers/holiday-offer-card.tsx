import { useLocale, useTranslations } from 'next-intl';
import { OfferBadge } from '@/components/layout/offer-badge';
import { Icon } from '@/components/ui/icon';
import { offerIncludes } from '@/content/packages/offer-includes';
import type { PopularOffer } from '@/content/popular';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';

export function OfferCard({ offer }: { offer: PopularOffer }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, title, destination, startingPrice, badge, category, request, art } = offer;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-shadow duration-200 hover:shadow-float">
      <OfferPoster art={art} locale={locale} />
      <span className="absolute start-3 top-3 rounded-pill bg-sun-soft px-3 py-1 font-medium text-on-sun-soft text-sm">
        <OfferBadge badge={badge} />
      </span>
      <div className="flex grow flex-col p-5">
        <p className="text-ink-soft text-sm">{t(`offers.category.${category}`)}</p>
        <h3 className="mt-1 text-lg">
          <Link href={request} prefetch={false} className="after:absolute after:inset-0">
            {title[locale]}
          </Link>
        </h3>
        <p className="text-ink-soft">{destination[locale]}</p>
        <p className="sr-only">{t('offers.includes')}</p>
        <ul className="mt-4 space-y-2 text-sm">
          {offerIncludes[id]?.[locale].map((part) => (
            <li key={part} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-4 text-success" />
              {part}
            </li>
          ))}
        </ul>
        <p className="mt-auto pt-4">
          <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
          <bdi className="font-semibold text-accent text-xl">{formatQar(startingPrice, intlTag(locale))}</bdi>
        </p>
      </div>
    </li>
  );
}

/** Two layers: a poster that fails to load leaves the default one to be seen, without any script (SPEC section 8). */
function OfferPoster({ art, locale }: { art: string; locale: Locale }) {
  const file = (slug: string) => `url(/art/${slug}-card-${directionOf(locale)}.svg)`;
  return (
    <div className="aspect-4/3 overflow-hidden bg-sunken max-sm:aspect-2/1">
      <div
        className="size-full bg-center bg-cover transition-transform duration-300 group-hover:scale-[1.03]"
        style={{ backgroundImage: `${file(art)}, ${file('packages')}` }}
      />
    </div>
  );
}
