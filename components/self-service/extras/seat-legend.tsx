import { useTranslations } from 'next-intl';
import { seatLook } from './seat-look';

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
