import type { HotelFormWords } from '../stay-words';

interface PopularPlacesProps {
  words: HotelFormWords['popular'];
  onPick?: (place: HotelFormWords['popular']['places'][number]) => void;
}

/** Cities one tap away, where the form for flights has the types of trip; on a phone as many as fit. */
export function PopularPlaces({ words, onPick }: PopularPlacesProps) {
  return (
    <ul aria-label={words.label} className="mb-4 flex flex-wrap gap-2">
      {words.places.map((place) => (
        <li key={place.id} className="max-sm:nth-[n+5]:hidden">
          <button
            type="button"
            onClick={onPick && (() => onPick(place))}
            className="inline-flex min-h-11 items-center rounded-pill border border-line px-3 text-sm transition-colors duration-150 hover:bg-sunken sm:px-4"
          >
            {place.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where the form stands alone it has two rows, as high as the form for flights; above results it has one. */
export const stayFormGrid = {
  tall: 'grid gap-3 md:grid-cols-2 md:gap-x-4',
  flat: 'grid gap-3 md:grid-cols-2 md:gap-x-4 xl:grid-cols-[minmax(0,1fr)_22rem_15rem_auto] xl:gap-3',
};
