import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useKindWord } from '@/components/desk/use-words';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { DeskView } from '@/lib/desk/address';
import { graceHours } from '@/lib/desk/booking-life/life';
import { type ListRow, pageSize, readList } from '@/lib/desk/lists';
import type { Subject } from '@/lib/desk/subjects';
import { calledName } from '@/lib/text/machine-letters';
import { formatDay } from '@/lib/time/dates';
import { Deadline, Moment, StateBadge, StatusBadge } from '../facts';
import { Failed, Waiting } from '../notices';
import { useDeskData } from '../use-desk-data';
import { ListFilter } from './list-filter';

interface DeskListProps {
  view: DeskView;
  search: string;
  tick: number;
  /** The number of items by status, once known. */
  counts: Readonly<Record<string, number>> | null;
  onSearch: (text: string) => void;
  onShow: (view: DeskView) => void;
  onOpen: (id: string) => void;
  onRefresh: () => void;
}

export function DeskList({ view, search, tick, counts, onSearch, onShow, onOpen, onRefresh }: DeskListProps) {
  const t = useTranslations('desk');
  const { subject, status, page, order, item } = view;
  const asked = JSON.stringify([search, status, page, order]);
  const { data, readAgain } = useDeskData(`${asked} ${tick}`, async (client) => ({
    asked,
    ...(await readList(client, { subject, search, status, page, order })),
  }));
  const isFiltered = search !== '' || status !== '' || page > 1;

  return (
    <div className="space-y-4">
      <ListFilter
        key={`${search} ${status}`}
        view={view}
        search={search}
        counts={counts}
        onSearch={onSearch}
        onShow={onShow}
        onRefresh={onRefresh}
      />
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'failed' && <Failed isOffline={data.isOffline} onRetry={readAgain} />}
      {data.status === 'ready' && (
        <div aria-busy={data.value.asked !== asked} className={clsx(data.value.asked !== asked && 'opacity-60')}>
          {!data.isFresh && (
            <Notice tone="warning" announce="status" className="mb-3">
              {t('filter.notFresh')}
            </Notice>
          )}
          <p role="status" className="mb-2 text-ink-soft text-sm">
            {t('filter.found', { count: data.value.found })}
          </p>
          {data.value.rows.length > 0 ? (
            <ul className="space-y-2">
              {data.value.rows.map((row) => (
                <li key={row.id}>
                  <ListItem subject={subject} row={row} isOpen={row.id === item} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={isFiltered ? 'search' : 'check'}
              title={isFiltered ? t('none.noMatchTitle') : t('none.title')}
              text={isFiltered ? t('none.noMatchText') : t('none.text')}
            >
              {isFiltered && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    onSearch('');
                    onShow({ ...view, status: '', page: 1 });
                  }}
                >
                  {t('none.reset')}
                </Button>
              )}
            </EmptyState>
          )}
          <Pager page={page} count={Math.ceil(data.value.found / pageSize)} onPage={(next) => onShow({ ...view, page: next })} />
        </div>
      )}
    </div>
  );
}

interface PagerProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

function Pager({ page, count, onPage }: PagerProps) {
  const t = useTranslations('desk.pages');
  if (count < 2) return null;
  return (
    <nav aria-label={t('label')} className="mt-4 flex items-center justify-between gap-2">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-ink-soft text-sm">{t('where', { page, count })}</span>
      <Button variant="secondary" disabled={page >= count} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}

interface ListItemProps {
  subject: Subject;
  row: ListRow;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

function ListItem({ subject, row, isOpen, onOpen }: ListItemProps) {
  const t = useTranslations('desk.life');
  const kindOf = useKindWord();
  const { id, reference, kind, status, person, email, day, created_at, due, due_at, state } = row;
  return (
    <button
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(id)}
      className="block w-full rounded-card border border-line bg-raised p-4 text-start shadow-card transition-colors hover:border-accent aria-[current]:border-accent aria-[current]:ring-2 aria-[current]:ring-accent"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <bdi className="font-semibold tabular-nums tracking-wide">{reference}</bdi>
        {state ? <StateBadge kind={kind} state={state} /> : <StatusBadge subject={subject} status={status} />}
      </span>
      <span className="mt-1 block break-words">
        <bdi>{calledName(person) || email}</bdi>
      </span>
      <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-ink-soft text-sm">
        <span>
          {kindOf(subject, kind)}
          {day && (
            <>
              <span>{' · '}</span>
              <bdi className="tabular-nums">{formatDay(day)}</bdi>
            </>
          )}
        </span>
        <Moment at={created_at} />
      </span>
      {due && due_at && (
        <span className="mt-2 flex flex-wrap items-center gap-x-2 border-line border-t pt-2 text-sm">
          <Icon name="clock" className="size-4 text-ink-soft" />
          <span>{t(`deadlines.${due}`)}</span>
          <span>
            <Deadline at={due_at} passed={t('overdue')} graceHours={graceHours(due)} />
          </span>
        </span>
      )}
    </button>
  );
}
