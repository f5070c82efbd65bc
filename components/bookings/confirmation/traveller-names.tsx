import { useTranslations } from 'next-intl';

interface TravellerNamesProps {
  names: readonly string[];
  /** Hotels have guests, flights have passengers. */
  areGuests?: boolean;
}

export function TravellerNames({ names, areGuests = false }: TravellerNamesProps) {
  const t = useTranslations('bookings.confirmation');
  const travellers = names.map((name, index) => ({ seat: `traveller ${index}`, name }));
  return (
    <div>
      <h3>{areGuests ? t('guests') : t('passengers')}</h3>
      <ul className="mt-2 flex flex-col gap-1">
        {travellers.map(({ seat, name }) => (
          <li key={seat}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
