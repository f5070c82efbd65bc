import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { saveConnectingRooms, wantsConnectingRooms } from '@/lib/hotels/results/room-wish';
import type { StaySearch } from '@/lib/hotels/search/search-params';

interface FamilyRoomsProps {
  rooms: StaySearch['rooms'];
  /** Hotels with family rooms among those found. */
  count: number;
  isOnlyFamily: boolean;
  onOnlyFamily: (isOnly: boolean) => void;
}

/** For children, only hotels with family rooms; for several rooms, the wish that they connect, which goes into the request. */
export function FamilyRooms({ rooms, count, isOnlyFamily, onOnlyFamily }: FamilyRoomsProps) {
  const t = useTranslations('hotels.results.family');
  const isInBrowser = useIsInBrowser();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const hasChildren = rooms.some(({ childrenAges }) => childrenAges.length > 0);
  const isOffered = hasChildren && (count > 0 || isOnlyFamily);
  if (rooms.length < 2 && !isOffered) return null;
  return (
    <fieldset className="flex flex-col pt-3 text-sm noscript:hidden">
      <legend className="sr-only">{t('label')}</legend>
      {isOffered && (
        <Choice isChecked={isOnlyFamily} onChange={onOnlyFamily}>
          {t('only', { count })}
        </Choice>
      )}
      {rooms.length > 1 && (
        <Choice
          isChecked={wanted ?? (isInBrowser && wantsConnectingRooms())}
          onChange={(next) => {
            setWanted(next);
            saveConnectingRooms(next);
          }}
        >
          {t('connecting')}
        </Choice>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: string;
}

function Choice({ isChecked, onChange, children }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span>{children}</span>
    </label>
  );
}
