import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { roomsSummary } from '../fields/rooms-summary';
import type { StayWords } from '../stay-words';

/** The date fields before the page knows today: empty. */
export function DaysPlaceholder({ words }: { words: StayWords['dates'] }) {
  const id = useId();
  return (
    <div>
      <div className="grid grid-cols-2 items-end gap-3">
        {(['checkIn', 'checkOut'] as const).map((end) => (
          <div key={end}>
            <span id={`${id}-${end}-label`} className="mb-1 block font-medium text-sm">
              {words[end]}
            </span>
            <button
              type="button"
              id={`${id}-${end}`}
              aria-haspopup="dialog"
              aria-labelledby={`${id}-${end}-label ${id}-${end}`}
              className="@container control flex items-center gap-2 data-invalid:border-danger"
            >
              <Icon name="calendar" className="size-5 text-ink-soft" />
              <bdi className="truncate text-ink-soft">{words.datePlaceholder}</bdi>
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The rooms field with the usual rooms. */
export function RoomsPlaceholder({ words }: { words: StayWords }) {
  const id = useId();
  return (
    <div>
      <span id={`${id}-label`} className="mb-1 block font-medium text-sm">
        {words.rooms.title}
      </span>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        className="control flex items-center gap-2"
      >
        <Icon name="person" className="size-5 shrink-0 text-ink-soft" />
        <span className="leading-tight">{roomsSummary(usualRooms, words)}</span>
      </button>
    </div>
  );
}
