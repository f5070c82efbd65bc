import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Combobox } from '@/components/ui/fields/combobox';
import { createPlaceLookup, findPlace, type HotelPlace, suggestPlaces } from '@/lib/hotels/search/suggestions';

interface StayPlaceFieldProps {
  text: string;
  /** The text is the name of a suggestion that was chosen. */
  isSelected: boolean;
  error: string | undefined;
  /** `id` is empty while nothing is chosen. */
  onChange: (text: string, id: string) => void;
  /** The name of the selected place in the other language, once it is loaded. */
  onOtherName: (name: string) => void;
}

/** The place of a stay, among those that can be searched. */
export function StayPlaceField({ text, isSelected, error, onChange, onOtherName }: StayPlaceFieldProps) {
  const t = useTranslations('desk.markup');
  const locale = useLocale();
  const [places, setPlaces] = useState<HotelPlace[] | null>(null);
  const [lookup] = useState(() =>
    createPlaceLookup({ ask: (keyword, signal) => suggestPlaces(keyword, locale, signal), onPlaces: setPlaces }),
  );
  useEffect(() => lookup.stop, [lookup]);
  const other = locale === 'ar' ? 'en' : 'ar';
  const findOtherName = (id: string) =>
    findPlace(id, (keyword, signal) => suggestPlaces(keyword, other, signal), AbortSignal.timeout(10_000)).then(
      (place) => place?.name,
      () => undefined,
    );
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
        if (!picked) return;
        onChange(picked.name, picked.id);
        void findOtherName(picked.id).then((name) => name && onOtherName(name));
      }}
    />
  );
}
