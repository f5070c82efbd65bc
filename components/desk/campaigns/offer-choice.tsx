import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FieldError } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { most, readOffers } from '@/lib/newsletter/campaigns';
import { Failed, Waiting } from '../notices';
import { useDeskData } from '../use-desk-data';

interface OfferChoiceProps {
  id: string;
  error: string | undefined;
  /** Ids in the order of the mail. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** Up to six of the holidays as they are published now, in the order they are ticked. */
export function OfferChoice({ id, error, selected, onSelect }: OfferChoiceProps) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const { data, readAgain } = useDeskData('offers', readOffers);
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const wanted = search.trim().toLowerCase();
  const shown = data.value.filter(({ name }) => !wanted || `${name.en} ${name.ar}`.toLowerCase().includes(wanted));
  const gone = selected.filter((one) => !data.value.some((offer) => offer.id === one));
  const isFull = selected.length >= most.offers;
  const toggle = (offer: string) =>
    onSelect(selected.includes(offer) ? selected.filter((one) => one !== offer) : [...selected, offer]);

  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-medium">{t('fields.offers')}</legend>
      <p className="mb-3 text-ink-soft text-sm">{t('offersHint', { most: most.offers, selected: selected.length })}</p>
      {gone.map((one) => (
        <p key={one} className="mb-3 flex flex-wrap items-center gap-3 text-danger">
          {t('gone', { name: one })}
          <Button variant="secondary" onClick={() => toggle(one)}>
            {t('leaveOut')}
          </Button>
        </p>
      ))}
      {selected.length > 0 && (
        <ol className="mb-3 list-inside list-decimal font-medium">
          {selected.map((one) => (
            <li key={one}>
              <bdi>{data.value.find((offer) => offer.id === one)?.name[locale] ?? one}</bdi>
            </li>
          ))}
        </ol>
      )}
      <div className="max-w-sm">
        <TextField
          id={`${id}-search`}
          label={t('searchOffers')}
          value={search}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <div className="mt-3 grid max-h-96 gap-x-6 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
        {shown.map((offer) => {
          const isSelected = selected.includes(offer.id);
          const price = formatQar(offer.price, intlTag(locale));
          return (
            <Checkbox
              key={offer.id}
              id={`${id}-${offer.id}`}
              label={offer.name[locale]}
              hint={t('offerHint', { nights: offer.nights, price })}
              checked={isSelected}
              disabled={isFull && !isSelected}
              onChange={() => toggle(offer.id)}
            />
          );
        })}
        {shown.length === 0 && <p className="text-ink-soft">{t('noOfferFound')}</p>}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
