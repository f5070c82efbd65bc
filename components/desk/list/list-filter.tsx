import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { type Subject, statuses } from '@/lib/desk/subjects';
import { useStatusWord } from '../facts';

interface ListFilterProps {
  subject: Subject;
  status: string;
  search: string;
  counts: Readonly<Record<string, number>> | null;
  onSearch: (text: string) => void;
  onStatus: (status: string) => void;
  onRefresh: () => void;
}

export function ListFilter({ subject, status, search, counts, onSearch, onStatus, onRefresh }: ListFilterProps) {
  const t = useTranslations('desk.filter');
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
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Select id="desk-status" label={t('status')} value={status} onChange={(event) => onStatus(event.target.value)}>
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
