'use client';

import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { WhatsAppIcon } from '@/components/ui/whatsapp-icon';
import { formatDay } from '@/lib/dates';
import { defaultStay, moveCheckIn, type Stay } from '@/lib/hotels/stay';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface StayFormProps {
  label: string;
  words: Record<keyof Stay, string>;
  submit: string;
  number: string;
  /** First line of the message: it names the hotel. */
  greeting: string;
}

const neverChanges = () => () => {};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The days, rooms and guests of a stay, sent as a message to the agency. The days fill in once the page knows what day it is. */
export function StayForm({ label, words, submit, number, greeting }: StayFormProps) {
  const today = useSyncExternalStore(neverChanges, todayInQatar, () => '');
  const [typed, setTyped] = useState<Stay>();
  const stay = typed ?? defaultStay(today);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lines = [
      `${words.checkIn}: ${formatDay(stay.checkIn)}`,
      `${words.checkOut}: ${formatDay(stay.checkOut)}`,
      `${words.rooms}: ${stay.rooms}`,
      `${words.adults}: ${stay.adults}`,
    ];
    const text = encodeURIComponent([greeting, ...lines].join('\n'));
    window.open(`https://wa.me/${number}?text=${text}`, '_blank', 'noopener');
  }

  return (
    <form aria-label={label} onSubmit={send} className="grid gap-3 noscript:hidden min-[22rem]:grid-cols-2 lg:grid-cols-4">
      <TextInput
        name="checkin"
        label={words.checkIn}
        type="date"
        required
        min={today}
        value={stay.checkIn}
        onChange={(event) => setTyped(moveCheckIn(stay, event.target.value))}
      />
      <TextInput
        name="checkout"
        label={words.checkOut}
        type="date"
        required
        min={stay.checkIn && addDays(stay.checkIn, 1)}
        value={stay.checkOut}
        onChange={(event) => setTyped({ ...stay, checkOut: event.target.value })}
      />
      <Select
        id="stay-rooms"
        name="rooms"
        label={words.rooms}
        value={stay.rooms}
        onChange={(event) => setTyped({ ...stay, rooms: Number(event.target.value) })}
      >
        <Counts upTo={4} />
      </Select>
      <Select
        id="stay-adults"
        name="adults"
        label={words.adults}
        value={stay.adults}
        onChange={(event) => setTyped({ ...stay, adults: Number(event.target.value) })}
      >
        <Counts upTo={8} />
      </Select>
      <div className="col-span-full mt-1">
        <button type="submit" className={buttonClass('primary', 'min-h-12 w-full sm:w-auto')}>
          <WhatsAppIcon />
          {submit}
        </button>
      </div>
    </form>
  );
}

function Counts({ upTo: most }: { upTo: number }) {
  return upTo(most).map((count) => (
    <option key={count} value={count}>
      {count}
    </option>
  ));
}
