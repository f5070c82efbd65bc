import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Combobox } from '@/components/ui/fields/combobox';
import { createPlaceLookup, type HotelPlace, suggestPlaces } from '@/lib/hotels/search/suggestions';

interface StayPlaceFieldProps {
  text: string;
  /** The text is the name of a suggestion that was chosen. */
  isSelected: boolean;
  error: string | undefined;
  /** `id` is empty while nothing is chosen. */
  onChange: (text: string, id: string) => void;
}

/** The place of a stay, among those that can be searched. */
export function StayPlaceField({ text, isSelected, error, onChange }: StayPlaceFieldProps) {
  const t = useTranslations('desk.markup');
  const locale = useLocale();
  const [places, setPlaces] = useState<HotelPlace[] | null>(null);
  const [lookup] = useState(() =>
    createPlaceLookup({ ask: (keyword, signal) => suggestPlaces(keyword, locale, signal), onPlaces: setPlaces }),
  );
  useEffect(() => lookup.stop, [lookup]);
  const shown = isSelected ? [] : (places ?? []);
  return (
    <Combobox
      label={t('place')}
      value={text}
      isSelected={isSelected}
      placeholder={t('everywhere')}
      options={shown.map(({ id, name, address }) => ({ id, title: name, detail: address.countryName }))}
      countText={t('places', { count: shown.length })}
      emptyText={!isSelected && text && places?.length === 0 ? t('noPlace') : undefined}
      error={error}
      onType={(typed) => {
        onChange(typed, '');
        lookup.type(typed);
      }}
      onPick={(id) => {
        const picked = places?.find((place) => place.id === id);
        lookup.stop();
        if (picked) onChange(picked.name, picked.id);
      }}
    />
  );
}
