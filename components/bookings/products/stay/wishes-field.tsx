import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { type StayWish, stayWishes } from '@/lib/bookings/products/stay/schema';

interface WishesFieldProps {
  selected: readonly StayWish[];
  /** Starts open, for a party that is likely to need one of the wishes. */
  isOpen: boolean;
  onChange: (selected: StayWish[]) => void;
}

/** Optional wishes that the hotel fulfils if it can. Collapsed by default. */
export function WishesField({ selected, isOpen, onChange }: WishesFieldProps) {
  const t = useTranslations('hotels.stayRequest');
  const [isUnfolded] = useState(isOpen || selected.length > 0);
  return (
    <details open={isUnfolded} className="group min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span>
          <h3 id="stay-wishes" className="text-lg">
            {t('form.wishes')}
          </h3>
          <span className="block text-ink-soft text-sm">{t('form.wishesText')}</span>
        </span>
        <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul aria-labelledby="stay-wishes" className="grid gap-x-4 pt-3 sm:grid-cols-2">
        {stayWishes.map((wish) => (
          <li key={wish}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={selected.includes(wish)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...selected, wish] : selected.filter((other) => other !== wish))
                }
                className="size-5 shrink-0 accent-accent"
              />
              {t(`wishes.${wish}`)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
