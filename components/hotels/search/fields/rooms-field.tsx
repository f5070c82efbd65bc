'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { stillUnconfirmed, type UnconfirmedAge } from '@/lib/hotels/search/unconfirmed-ages';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { StayWords } from '../stay-words';
import { roomsSummary } from './rooms-summary';

const loadSheet = () => import('./rooms-sheet').then(({ RoomsSheet }) => RoomsSheet);
const RoomsSheet = loadOnUse(loadSheet);

interface RoomsFieldProps {
  rooms: readonly RoomOccupancy[];
  /** Ages that were given when their children were added. */
  added: readonly UnconfirmedAge[];
  words: StayWords;
  error?: string | undefined;
  onChange: (rooms: RoomOccupancy[]) => void;
  onUnconfirmed: (ages: UnconfirmedAge[]) => void;
}

/** Rooms and guests: a button with their number, and a sheet that loads on first use. */
export function RoomsField({ rooms, added, words, error, onChange, onUnconfirmed }: RoomsFieldProps) {
  const [open, setOpen] = useState(false);
  const unconfirmed = stillUnconfirmed(added, rooms);
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
        aria-describedby={[error && `${id}-error`, unconfirmed.length > 0 && `${id}-ages`].filter(Boolean).join(' ') || undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadSheet()}
        className="control flex items-center gap-2"
      >
        <Icon name="person" className="size-5 shrink-0 text-ink-soft" />
        <span className="leading-tight">{roomsSummary(rooms, words)}</span>
      </button>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-ink-soft text-sm">
          {error}
        </p>
      )}
      {unconfirmed.length > 0 && (
        <p id={`${id}-ages`} className="mt-1 text-ink-soft text-sm">
          {words.rooms.unconfirmed}
        </p>
      )}
      {open && (
        <RoomsSheet
          rooms={rooms}
          unconfirmed={unconfirmed}
          words={words}
          onChange={onChange}
          onUnconfirmed={onUnconfirmed}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
