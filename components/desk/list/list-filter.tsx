import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import type { DeskView } from '@/lib/desk/address';
import { listOrders, statuses } from '@/lib/desk/subjects';
import { useStatusWord } from '../facts';

interface ListFilterProps {
  view: DeskView;
  search: string;
  counts: Readonly<Record<string, number>> | null;
  onSearch: (text: string) => void;
  onShow: (view: DeskView) => void;
  onRefresh: () => void;
}

export function ListFilter({ view, search, counts, onSearch, onShow, onRefresh }: ListFilterProps) {
  const t = useTranslations('desk.filter');
  const { subject, status, order } = view;
  const wordOf = useStatusWord();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = (count: number | null | undefined) => (counts ? String(count ?? 0) : '…');
  return (
    <div className="space-y-3 rounded-card border border-line bg-raised p-4 shadow-card">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
          }}
        >
          <Field id="desk-search" label={t('search')}>
            {(control) => (
              <div className="flex gap-2">
                <input
                  {...control}
                  name="search"
                  type="search"
                  dir="auto"
                  maxLength={100}
                  autoComplete="off"
                  defaultValue={search}
                  className="control min-w-0 grow"
                />
                <Button type="submit" className="shrink-0 px-4" aria-label={t('find')}>
                  <Icon name="search" />
                </Button>
              </div>
            )}
          </Field>
        </form>
      </search>
      {subject === 'booking' && (
        <Select
          id="desk-order"
          label={t('order')}
          value={order}
          onChange={(event) => onShow({ ...view, order: event.target.value === 'newest' ? 'newest' : 'deadline', page: 1 })}
        >
          {listOrders.map((one) => (
            <option key={one} value={one}>
              {t(`orders.${one}`)}
            </option>
          ))}
        </Select>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Select
            id="desk-status"
            label={t('status')}
            value={status}
            onChange={(event) => onShow({ ...view, status: event.target.value, page: 1 })}
          >
            <option value="">{t('all', { count: shown(all) })}</option>
            {statuses[subject].map((one) => (
              <option key={one} value={one}>
                {t('one', { status: wordOf(subject, one), count: shown(counts?.[one]) })}
              </option>
            ))}
          </Select>
        </div>
        <Button variant="secondary" className="min-h-12 shrink-0" onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </div>
    </div>
  );
}
