'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/fields/select';
import { Stepper } from '@/components/ui/fields/stepper';
import { withAdults, withChildAge, withChildren } from '@/lib/hotels/stay-rooms';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { roomLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import type { StayWords } from '../stay-words';

interface RoomFieldsProps {
  index: number;
  rooms: readonly RoomOccupancy[];
  words: StayWords['rooms'];
  onChange: (rooms: RoomOccupancy[]) => void;
  onRemove: () => void;
}

const ages = Array.from({ length: roomLimits.childAge.max + 1 }, (_, year) => year);

/** The guests of one room, and the age of each child. */
export function RoomFields({ index, rooms, words, onChange, onRemove }: RoomFieldsProps) {
  const id = useId();
  const number = String(index + 1);
  const { adults = 0, childrenAges = [] } = rooms[index] ?? {};
  const stepWords = (kind: string) => ({
    more: words.more.replace('{number}', number).replace('{kind}', kind),
    fewer: words.fewer.replace('{number}', number).replace('{kind}', kind),
  });

  return (
    <section
      data-room=""
      tabIndex={-1}
      aria-labelledby={id}
      className="space-y-4 border-line [&:not(:first-child)]:border-t [&:not(:first-child)]:pt-5"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id={id} className="font-semibold">
          {words.room.replace('{number}', number)}
        </h3>
        {rooms.length > 1 && (
          <button
            type="button"
            aria-label={words.removeNamed.replace('{number}', number)}
            onClick={onRemove}
            className="min-h-11 px-2 text-danger text-sm underline-offset-4 hover:underline"
          >
            {words.remove}
          </button>
        )}
      </div>
      <Stepper
        label={words.adults}
        hint={words.adultsAge}
        value={adults}
        {...roomLimits.adults}
        words={stepWords(words.adults)}
        onChange={(count) => onChange(withAdults(rooms, index, count))}
      />
      <Stepper
        label={words.children}
        hint={words.childrenAge}
        value={childrenAges.length}
        {...roomLimits.children}
        words={stepWords(words.children)}
        onChange={(count) => onChange(withChildren(rooms, index, count))}
      />
      {childrenAges.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {childrenAges.map((age, child) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is its number.
              key={child}
              id={`${id}-${child}`}
              label={words.childAge.replace('{number}', String(child + 1))}
              value={age}
              onChange={(event) => onChange(withChildAge(rooms, index, child, Number(event.target.value)))}
            >
              {ages.map((years) => (
                <option key={years} value={years}>
                  {years === 0 ? words.underOne : years}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </section>
  );
}
