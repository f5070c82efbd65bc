import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { activeFilters, type HotelFilters } from '@/lib/hotels/results/filter-hotels';
import { queryText, writeStaySearch } from '@/lib/hotels/search/search-params';
import { Link } from '@/lib/i18n/navigation';
import { foldName, isNamedBy } from '@/supabase/functions/_shared/contracts/place-names';
import { Stars } from '../../stars';
import { HotelPicture } from '../card/hotel-picture';
import { useFoundHotels } from '../results-context';

/** Hotels of the city that have a page on our site but no supplier, to request by message. Filtered like the others. */
export function WrittenHotels({ filters }: { filters: HotelFilters }) {
  const t = useTranslations('hotels.results.written');
  const { written, answer, search } = useFoundHotels();
  const sold = new Set(answer.hotels.map(({ name }) => foldName(name)));
  const others = activeFilters(filters).some((filter) => filter !== 'name' && filter !== 'stars');
  const shown = written.filter(
    ({ names, place, stars }) =>
      place === search.destination &&
      !others &&
      names.every((name) => !sold.has(foldName(name))) &&
      names.some((name) => isNamedBy(filters.name, name)) &&
      (filters.stars.length === 0 || filters.stars.includes(stars)),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('label')} className="rounded-card border border-line bg-sunken px-3 pt-2 pb-3">
      <p className="text-ink-soft text-sm">{t('text')}</p>
      <ul>
        {shown.map(({ slug, name, district, stars, art }) => (
          <li key={slug} className="mt-2 flex items-center gap-3 max-[18rem]:flex-wrap">
            <HotelPicture uri={art} width={64} className="size-14 shrink-0 rounded-control" />
            <span className="min-w-0 grow">
              <span className="block font-semibold leading-snug">
                <bdi>{name}</bdi>
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-sm">
                <Stars count={stars} />
                <span>{district}</span>
              </span>
            </span>
            <Link
              href={`/explore/hotels/${slug}?${queryText(writeStaySearch(search))}`}
              prefetch={false}
              aria-label={t('ask', { hotel: name })}
              className={buttonClass('secondary', 'shrink-0 px-4')}
            >
              {t('open')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
