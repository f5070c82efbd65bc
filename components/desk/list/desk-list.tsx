import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/notice';
import type { DeskView } from '@/lib/desk/address';
import { pageSize, readList } from '@/lib/desk/lists';
import { Failed, Waiting } from '../states';
import { useDeskData } from '../use-desk-data';
import { ListFilter } from './list-filter';
import { ListItem } from './list-item';

interface DeskListProps {
  view: DeskView;
  search: string;
  tick: number;
  /** How many there are of each status, when that is known. */
  counts: Readonly<Record<string, number>> | null;
  onSearch: (text: string) => void;
  onShow: (view: DeskView) => void;
  onOpen: (id: string) => void;
  onRefresh: () => void;
}

export function DeskList({ view, search, tick, counts, onSearch, onShow, onOpen, onRefresh }: DeskListProps) {
  const t = useTranslations('desk');
  const { subject, status, page, item } = view;
  const asked = JSON.stringify([search, status, page]);
  const { data, retry } = useDeskData(`${asked} ${tick}`, async (client) => ({
    asked,
    ...(await readList(client, { subject, search, status, page })),
  }));
  const isFiltered = search !== '' || status !== '' || page > 1;

  return (
    <div className="space-y-4">
      <ListFilter
        key={`${search} ${status}`}
        subject={subject}
        status={status}
        search={search}
        counts={counts}
        onSearch={onSearch}
        onStatus={(next) => onShow({ ...view, status: next, page: 1 })}
        onRefresh={onRefresh}
      />
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'failed' && <Failed isOffline={data.isOffline} onRetry={retry} />}
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
  /** Counted from 1. */
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
