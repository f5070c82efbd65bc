import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { PackageDetails } from '@/lib/dashboard/trip-details';
import { intlTag } from '@/lib/i18n/locales';
import { countedLine } from '@/lib/packages/counted-line';
import { Fact, Lines } from './fact';

/** A holiday as it was asked for: its rooms, what the price is made of, what else the answer is to cover. */
export function PackageFacts({ holiday }: { holiday: PackageDetails }) {
  const t = useTranslations('account.dashboard.trips.facts');
  const words = useTranslations('packages.request');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const { nights, rooms } = holiday;
  const lines = holiday.lines.flatMap((line) => {
    const counted = countedLine(line, words, tag);
    return counted ? [{ key: line.key, ...counted }] : [];
  });
  const wishes = holiday.wishes.flatMap((wish) => {
    const key = `extras.${wish}` as 'extras.visa';
    return words.has(key) ? [words(key)] : [];
  });
  return (
    <>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {nights !== null && <Fact label={t('nights')}>{nights}</Fact>}
        {rooms.length > 0 && (
          <Fact label={words('review.rooms')}>
            {rooms.map(({ adults, childAges }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their place, and the list does not change.
              <span key={index} className="block">
                {words('rooms.room', { number: index + 1 })}
                {': '}
                {words('review.roomWith', { adults, children: childAges.length, ages: format.list(childAges.map(String)) })}
              </span>
            ))}
          </Fact>
        )}
        {wishes.length > 0 && (
          <Fact label={words('review.answer')}>
            <Lines texts={wishes} />
          </Fact>
        )}
      </dl>
      {lines.length > 0 && (
        <>
          <h4 className="mt-5 font-semibold">{t('included')}</h4>
          <dl className="mt-1 max-w-lg">
            {lines.map(({ key, label, sum }) => (
              <div key={key} className="flex justify-between gap-4 border-line border-b py-1.5 last:border-b-0">
                <dt className="tabular-nums">{label}</dt>
                <dd className="whitespace-nowrap tabular-nums">{sum}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
