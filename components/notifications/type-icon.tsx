import clsx from 'clsx';
import { isKnownType, type NotificationType } from '@/lib/notifications/notification';

/** In the style of components/ui/icon. */
export const bellPath = 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15zM10 18.5a2 2 0 0 0 4 0M12 3v2';

const paths: Record<NotificationType, string> = {
  // A present with its bow.
  birthday_bonus:
    'M4.5 12h15v8.5h-15zM3.5 8h17v4h-17zM12 8v12.5M12 8C9 8 7 6.8 7.3 5S10.5 3.2 12 8Zm0 0c3 0 5-1.2 4.7-3S13.5 3.2 12 8Z',
  // A medal.
  tier_upgrade:
    'M12 15.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3-1L7.5 21l4.5-2.5 4.5 2.5-1.5-6.5M12 7.5v5M9.8 9.7 12 7.5l2.2 2.2',
  // A shield with a clock hand in it.
  tier_expiry_warning: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3Zm0 5v4.5l2.5 1.5',
  // An hourglass.
  points_expiry_warning:
    'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 4 5.5 4 8.5s-4 3.5-4 8.5M16 3.5c0 5-4 5.5-4 8.5s4 3.5 4 8.5M10.5 17.5h3',
  // A ticket.
  voucher_eligible: 'M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2M7 10.5h3.5M7 13.5h3.5',
  // Steps that climb.
  tier_upgrade_opportunity: 'M3.5 20.5h17V7.5h-4.5v4.5h-4.5v4h-4v4.5M7 9l3.5-3.5M7.5 5.5h3v3',
};

const warning = new Set(['tier_expiry_warning', 'points_expiry_warning']);

/** The icon of a type in a round field; a bell for unknown types. */
export function TypeIcon({ type }: { type: string }) {
  const isWarning = warning.has(type);
  return (
    <span
      className={clsx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-pill',
        isWarning ? 'bg-sun-soft text-on-sun-soft' : 'bg-accent-soft text-accent',
      )}
    >
      <LineIcon path={isKnownType(type) ? paths[type] : bellPath} mirrored={type === 'tier_upgrade_opportunity'} />
    </span>
  );
}

interface LineIconProps {
  path: string;
  className?: string;
  mirrored?: boolean;
}

export function LineIcon({ path, className = 'size-5', mirrored = false }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}${mirrored ? ' faces-forward' : ''}`}>
      <path d={path} />
    </svg>
  );
}
