import type { ListRow } from '@/lib/desk/lists';
import type { Subject } from '@/lib/desk/subjects';
import { formatDay } from '@/lib/time/dates';
import { Moment } from '../facts';
import { StatusBadge } from '../status-badge';
import { useKindWord } from '../use-kind-word';

interface ListItemProps {
  subject: Subject;
  row: ListRow;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

export function ListItem({ subject, row, isOpen, onOpen }: ListItemProps) {
  const kindOf = useKindWord();
  const { id, reference, kind, status, person, email, day, created_at } = row;
  return (
    <button
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(id)}
      className="block w-full rounded-card border border-line bg-raised p-4 text-start shadow-card transition-colors hover:border-accent aria-[current]:border-accent aria-[current]:ring-2 aria-[current]:ring-accent"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <bdi className="font-semibold tabular-nums tracking-wide">{reference}</bdi>
        <StatusBadge subject={subject} status={status} />
      </span>
      <span className="mt-1 block break-words">
        <bdi>{person || email}</bdi>
      </span>
      <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-ink-soft text-sm">
        <span>
          {kindOf(subject, kind)}
          {day && (
            <>
              {' · '}
              <bdi className="tabular-nums">{formatDay(day)}</bdi>
            </>
          )}
        </span>
        <Moment at={created_at} />
      </span>
    </button>
  );
}
