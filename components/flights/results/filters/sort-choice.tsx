import { useTranslations } from 'next-intl';
import { type SortOrder, sortOrders } from '@/lib/flights/results/sort-offers';

/** All orders of the list; the three that most want stand above the list as well. */
export function SortChoice({ sort, onSort }: { sort: SortOrder; onSort: (sort: SortOrder) => void }) {
  const t = useTranslations('flights.results.sort');
  return (
    <label className="block border-line border-b py-4">
      <span className="mb-1 block font-medium text-sm">{t('label')}</span>
      <select
        value={sort}
        onChange={(event) => onSort(sortOrders.find((order) => order === event.target.value) ?? sort)}
        className="control min-h-11!"
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {t(order)}
          </option>
        ))}
      </select>
    </label>
  );
}
