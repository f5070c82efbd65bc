import { useTranslations } from 'next-intl';
import { type StayWish, stayWishes } from '@/lib/bookings/products/stay/schema';

interface WishesFieldProps {
  chosen: readonly StayWish[];
  onChange: (chosen: StayWish[]) => void;
}

export function WishesField({ chosen, onChange }: WishesFieldProps) {
  const t = useTranslations('hotels.stayRequest');
  return (
    <fieldset aria-labelledby="stay-wishes" className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 id="stay-wishes" className="text-lg">
        {t('form.wishes')}
      </h3>
      <p className="mb-3 text-ink-soft text-sm">{t('form.wishesText')}</p>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {stayWishes.map((wish) => (
          <li key={wish}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(wish)}
                onChange={({ target }) => onChange(target.checked ? [...chosen, wish] : chosen.filter((other) => other !== wish))}
                className="size-5 shrink-0 accent-accent"
              />
              {t(`wishes.${wish}`)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
