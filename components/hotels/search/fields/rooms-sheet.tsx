'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import { type UnconfirmedAge, whenRoomIsRemoved } from '@/lib/hotels/search/unconfirmed-ages';
import { addRoom, removeRoom } from '@/lib/hotels/stay-rooms';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { roomLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';
import type { StayWords } from '../stay-words';
import { RoomFields } from './room-fields';
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
