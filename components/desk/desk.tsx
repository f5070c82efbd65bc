'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TabList, TabPanel } from '@/components/ui/navigation/tabs';
import { type DeskView, newItem, queryOf, readView } from '@/lib/desk/address';
import { readCounts } from '@/lib/desk/lists';
import type { NewItemStart } from '@/lib/desk/new-item/new-draft';
import { readNewDraft, saveNewDraft } from '@/lib/desk/new-item/new-draft';
import { countWaiting, isMakeable, subjects } from '@/lib/desk/subjects';
import { Link } from '@/lib/i18n/navigation';
import { DeskGate } from './desk-gate';
import type { BookingDetailProps } from './detail/booking-detail';
import { DetailPanel } from './detail/detail-panel';
import { DeskList } from './list/desk-list';
import { FailedMailNotice } from './list/failed-mail';
import type { DeskCountry } from './new/new-controls';
import { NewItem } from './new/new-item';
import { Retention } from './notices';
import { useDeskData, useTick } from './use-desk-data';

export interface DeskProps extends Pick<BookingDetailProps, 'itinerary' | 'priceRecord'> {
  /** For a new visa case, by name. */
  countries: readonly DeskCountry[];
}

/** The staff's view: lists of open items, one item in detail, and its next steps. */
export function Desk(props: DeskProps) {
  const t = useTranslations('desk');
  return (
    <DeskGate
      title={t('title')}
      aside={
        <nav aria-label={t('title')} className="flex flex-wrap gap-x-5">
          {(['content', 'campaigns', 'markup'] as const).map((page) => (
            <Link
              key={page}
              href={`/desk/${page}`}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              {t(`${page}.title`)}
            </Link>
          ))}
        </nav>
      }
    >
      <Board {...props} />
    </DeskGate>
  );
}

function Board({ itinerary, priceRecord, countries }: DeskProps) {
  const t = useTranslations('desk');
  const [view, show] = useDeskView();
  const [search, setSearch] = useState('');
  const [tick, refresh] = useTick();
  const { data } = useDeskData(String(tick), readCounts);
  const selected = useRef<HTMLElement | null>(null);
  const { subject, item, from } = view;
  const counts = data.status === 'ready' ? data.value : null;
  const tabs = subjects.map((id) => {
    const count = counts ? countWaiting(id, counts[id]) : 0;
    const icon = count > 0 && <Waits text={t('lists.waiting', { count })} count={count} />;
    return { id, label: t(`lists.${id}`), icon };
  });

  function open(id: string) {
    selected.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    show({ ...view, item: id, from: null });
  }

  function make({ draft, values }: NewItemStart) {
    // An existing draft of the same form is not replaced.
    if (!readNewDraft(draft)) saveNewDraft(draft, values);
    show({ ...view, subject: draft.subject, status: '', page: 1, item: newItem, from: draft.from });
  }

  function close() {
    show({ ...view, item: null, from: null });
    // The list is rendered again in the next frame.
    requestAnimationFrame(() => selected.current?.focus());
  }

  return (
    <>
      <div className={item ? 'max-lg:hidden' : undefined}>
        <FailedMailNotice tick={tick} onChanged={refresh} />
        <TabList
          label={t('lists.label')}
          wraps
          tabs={tabs}
          selected={subject}
          onSelect={(next) => {
            setSearch('');
            show({ ...view, subject: next, status: '', page: 1, item: null, from: null });
          }}
        />
      </div>
      {subjects.map((id) => (
        <TabPanel key={id} id={id} selected={id === subject}>
          {id === subject && (
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-8">
              <div className={item ? 'max-lg:hidden' : undefined}>
                {isMakeable(subject) && (
                  <Button variant="secondary" className="mb-4 w-full" onClick={() => open(newItem)}>
                    <Icon name="plus" />
                    {t(`make.${subject}.title`)}
                  </Button>
                )}
                <DeskList
                  view={view}
                  search={search}
                  tick={tick}
                  counts={counts?.[subject] ?? null}
                  onSearch={(text) => {
                    setSearch(text);
                    show({ ...view, page: 1 });
                  }}
                  onShow={show}
                  onOpen={open}
                  onRefresh={refresh}
                />
              </div>
              <div className={item ? undefined : 'max-lg:hidden'}>
                {item === newItem && isMakeable(subject) && (
                  <NewItem
                    key={`${subject} ${from}`}
                    draft={{ subject, from }}
                    countries={countries}
                    onMade={refresh}
                    onOpen={open}
                    onClose={close}
                  />
                )}
                {item && item !== newItem && (
                  <DetailPanel
                    key={item}
                    subject={subject}
                    id={item}
                    tick={tick}
                    itinerary={itinerary}
                    priceRecord={priceRecord}
                    onChanged={refresh}
                    onMake={make}
                    onClose={close}
                  />
                )}
                {!item && (
                  <p className="rounded-card border border-line border-dashed p-10 text-center text-ink-soft">
                    {t('detail.choose')}
                  </p>
                )}
              </div>
            </div>
          )}
        </TabPanel>
      ))}
      <div className={item ? 'max-lg:hidden' : undefined}>
        <Retention />
      </div>
    </>
  );
}

function Waits({ count, text }: { count: number; text: string }) {
  return (
    <span className="relative order-last inline-flex h-5 min-w-5 items-center justify-center rounded-pill bg-sun-soft px-1 text-on-sun-soft text-xs tabular-nums">
      <bdi aria-hidden="true">{count}</bdi>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** The address itself: after a step in history the router's query follows later. */
const readAddress = () => readView(window.location.search);

/** The view of the desk, stored in the address, so that Back closes what was opened, and the bell can open an item. Browser only. */
export function useDeskView(): [DeskView, (next: DeskView) => void] {
  const [view, setView] = useState(readAddress);
  const query = useSearchParams().toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the desk, on the desk, changes the query.
  useEffect(() => setView(readAddress()), [query]);

  useEffect(() => {
    const follow = () => setView(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function show(next: DeskView) {
    const address = `${window.location.pathname}${queryOf(next)}`;
    if (next.item && (!view.item || next.item === newItem)) window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    setView(next);
  }

  return [view, show];
}
