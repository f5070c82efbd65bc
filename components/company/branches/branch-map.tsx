import { useLocale, useTranslations } from 'next-intl';
import { PlaceNumber } from '@/components/layout/guide/guide-section-view';
import { type MapName, NamedMap } from '@/components/layout/guide/named-map';
import type { BranchPage } from '@/content/branches/branch-page';
import { nearSize } from '@/lib/hotels/map/near-view';

/** The office in its part of town, with the roads around it. */
export function BranchMap({ branch, names }: { branch: BranchPage; names: readonly MapName[] }) {
  const locale = useLocale();
  const t = useTranslations('company.branches');
  return (
    <figure>
      <NamedMap
        src={`/maps/branch-${branch.slug}.svg`}
        alt={t('townMapAlt', { name: branch.name[locale] })}
        {...nearSize}
        locale={locale}
        names={names}
      />
      <figcaption className="mt-3">
        <ol className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          {branch.map.places.map(({ name }, index) => (
            <li key={name.en} className="flex items-center gap-2">
              <PlaceNumber className="size-7">{index + 1}</PlaceNumber>
              {name[locale]}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-ink-soft text-sm">{t('townMap')}</p>
      </figcaption>
    </figure>
  );
}
