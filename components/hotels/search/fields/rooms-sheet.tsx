'use client';

import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { Stepper } from '@/components/ui/fields/stepper';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import { type UnconfirmedAge, whenChildrenChange, whenRoomIsRemoved, withConfirmed } from '@/lib/hotels/search/unconfirmed-ages';
import { addRoom, removeRoom, withAdults, withChildAge, withChildren } from '@/lib/hotels/stay-rooms';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { roomLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import type { StayWords } from '../stay-words';
import { roomsSummary } from './rooms-summary';

interface RoomsSheetProps {
  rooms: readonly RoomOccupancy[];
  unconfirmed: readonly UnconfirmedAge[];
  words: StayWords;
  onChange: (rooms: RoomOccupancy[]) => void;
  onUnconfirmed: (ages: UnconfirmedAge[]) => void;
  onClose: () => void;
}

/** One to four rooms with their guests. The focus moves into a new room, and to "add" after one was removed. */
export function RoomsSheet({ rooms, unconfirmed, words, onChange, onUnconfirmed, onClose }: RoomsSheetProps) {
  const list = useRef<HTMLDivElement>(null);
  const text = words.rooms;

  function change(next: RoomOccupancy[], focusOn: string) {
    flushSync(() => onChange(next));
    list.current?.querySelector<HTMLElement>(focusOn)?.focus();
  }

  return (
    <Sheet
      title={text.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p role="status">{roomsSummary(rooms, words)}</p>
          <Button onClick={onClose}>{words.dates.done}</Button>
        </div>
      }
    >
      <div ref={list} className="space-y-6">
        {rooms.map((_, index) => (
          <RoomFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number.
            key={index}
            index={index}
            rooms={rooms}
            unconfirmed={unconfirmed}
            words={text}
            onChange={onChange}
            onUnconfirmed={onUnconfirmed}
            onRemove={() => {
              onUnconfirmed(whenRoomIsRemoved(unconfirmed, index));
              change(removeRoom(rooms, index), '[data-add-room]');
            }}
          />
        ))}
        {rooms.length < roomLimits.rooms.max && (
          <Button
            variant="secondary"
            data-add-room=""
            className="w-full"
            onClick={() => change(addRoom(rooms), '[data-room]:last-of-type')}
          >
            <Icon name="plus" className="size-5" />
            {text.add}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

interface RoomFieldsProps {
  index: number;
  rooms: readonly RoomOccupancy[];
  unconfirmed: readonly UnconfirmedAge[];
  words: StayWords['rooms'];
  onChange: (rooms: RoomOccupancy[]) => void;
  onUnconfirmed: (ages: UnconfirmedAge[]) => void;
  onRemove: () => void;
}

const { childAge } = roomLimits;
const ages = Array.from({ length: childAge.max - childAge.min + 1 }, (_, year) => childAge.min + year);

/** The guests of one room, and the age of each child, which is marked until it was chosen or confirmed. */
function RoomFields({ index, rooms, unconfirmed, words, onChange, onUnconfirmed, onRemove }: RoomFieldsProps) {
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
        onChange={(count) => {
          onUnconfirmed(whenChildrenChange(unconfirmed, index, childrenAges.length, count));
          onChange(withChildren(rooms, index, count));
        }}
      />
      {childrenAges.length > 0 && (
        <>
          <div className="grid grid-cols-2 items-start gap-3">
            {childrenAges.map((age, child) => {
              const isOpen = unconfirmed.some((one) => one.room === index && one.child === child);
              const confirm = () => onUnconfirmed(withConfirmed(unconfirmed, { room: index, child }));
              return (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a child is its number.
                  key={child}
                  data-unconfirmed={isOpen ? '' : undefined}
                  className="data-unconfirmed:[&_select]:border-dashed data-unconfirmed:[&_select]:bg-sun-soft"
                >
                  <Select
                    id={`${id}-${child}`}
                    label={words.childAge.replace('{number}', String(child + 1))}
                    hint={isOpen && words.unconfirmedAge}
                    value={age}
                    onChange={(event) => {
                      confirm();
                      onChange(withChildAge(rooms, index, child, Number(event.target.value)));
                    }}
                  >
                    {ages.map((years) => (
                      <option key={years} value={years}>
                        {years}
                      </option>
                    ))}
                  </Select>
                  {isOpen && (
                    <Button
                      variant="quiet"
                      className="px-2"
                      aria-label={words.confirmNamed
                        .replace('{number}', String(child + 1))
                        .replace('{room}', number)
                        .replace('{age}', String(age))}
                      onClick={confirm}
                    >
                      <Icon name="check" className="size-4" />
                      {words.confirm.replace('{age}', String(age))}
                    </Button>
                  )}
                </div>
              );
            })}
          </div>
          <p className="text-ink-soft text-sm">{words.underOne}</p>
        </>
      )}
    </section>
  );
}
