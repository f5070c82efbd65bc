import { useLocale, useTranslations } from 'next-intl';
import type { StayDetails } from '@/lib/dashboard/trip-details';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { namesOfStay } from '@/supabase/functions/_shared/contracts/hotels/stay-names';
import { Fact, Lines } from './fact';

/** A stay as it was asked for: where, which rooms, which meals. What was not stored is left out. */
export function StayFacts({ stay, nights }: { stay: StayDetails; nights: number }) {
  const t = useTranslations('account.dashboard.trips.facts');
  const stays = useTranslations('hotels.stayRequest');
  const boards = useTranslations('hotels.results.boards');
  const locale = useLocale();
  const { rooms, board, cancellation } = stay;
  const names = namesOfStay(stay, locale);
  const due = stay.price?.dueAtProperty ?? 0;
  const wishes = stay.wishes.flatMap((wish) => {
    const key = `wishes.${wish}` as 'wishes.cot';
    return stays.has(key) ? [stays(key)] : [];
  });
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {names.place.length > 0 && (
        <Fact label={stays('receipt.address')}>
          <bdi>{names.place.join(locale === 'ar' ? '، ' : ', ')}</bdi>
        </Fact>
      )}
      <Fact label={t('nights')}>{nights}</Fact>
      {rooms.length > 0 && (
        <Fact label={stays('receipt.guests')}>
          {rooms.map(({ adults, childrenAges }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their place, and the list does not change.
            <span key={index} className="block">
              {stays('summary.room', { number: index + 1, name: isolated(names.rooms[index] ?? '') })}
              <span className="block font-normal text-ink-soft">{guestsOf(adults, childrenAges)}</span>
            </span>
          ))}
        </Fact>
      )}
      {board && <Fact label={stays('receipt.board')}>{boards(board)}</Fact>}
      {cancellation && (
        <Fact label={t('cancellation')}>
          {cancellation.freeUntil ? t('freeUntil', { day: isolated(formatDay(cancellation.freeUntil)) }) : t('notFree')}
        </Fact>
      )}
      {due > 0 && (
        <Fact label={stays('summary.due')}>
          <bdi>{formatQar(due, intlTag(locale))}</bdi>
        </Fact>
      )}
      {wishes.length > 0 && (
        <Fact label={stays('form.wishes')}>
          <Lines texts={wishes} />
        </Fact>
      )}
    </dl>
  );

  function guestsOf(adults: number, ages: readonly number[]): string {
    const texts = [stays('summary.adults', { count: adults })];
    if (ages.length > 0)
      texts.push(stays('summary.children', { count: ages.length, ages: ages.join(locale === 'ar' ? '، ' : ', ') }));
    return texts.join(locale === 'ar' ? '، ' : ', ');
  }
}
