import { useTranslations } from 'next-intl';

/** The classes of a seat on the map and in its legend. */
export const seatLook = {
  free: 'border-2 border-accent bg-raised text-ink hover:bg-accent-soft',
  selected: 'border-2 border-accent bg-accent-fill text-on-fill',
  other: 'border-2 border-accent bg-accent-soft text-accent',
  taken: 'border border-line bg-line text-ink-soft',
} as const;

/** The legend of seat colours. Each seat also has its state as text. */
export function SeatLegend({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslations('extras.seats.legend');
  const looks = (['free', 'selected', 'other', 'taken'] as const).filter((look) => look !== 'other' || hasOthers);
  return (
    <ul aria-label={t('title')} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {looks.map((look) => (
        <li key={look} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-6 rounded-t-control rounded-b-sm ${seatLook[look]}`} />
          {t(look)}
        </li>
      ))}
    </ul>
  );
}
