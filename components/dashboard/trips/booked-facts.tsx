import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StoredDetails } from '@/lib/bookings/products/read-stored';
import { cancellationLines } from '@/lib/hotels/cancellation-words';
import { comma, intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { countedLine } from '@/lib/packages/counted-line';
import { isolated } from '@/lib/text/isolate';
import { namesOfStay } from '@/supabase/functions/_shared/contracts/hotels/stay-names';

type DetailsOf<Product> = Extract<StoredDetails, { type: Product }>;

/** What was requested besides title, days and flights. */
export function BookedFacts({ details, nights }: { details: StoredDetails; nights: number }) {
  return details.type === 'stay' ? <StayFacts stay={details} nights={nights} /> : <PackageFacts holiday={details} />;
}

/** A stay as requested: place, rooms, meals. What was not stored is left out. */
function StayFacts({ stay, nights }: { stay: DetailsOf<'stay'>; nights: number }) {
  const t = useTranslations('account.dashboard.trips.facts');
  const stays = useTranslations('hotels.stayRequest');
  const boards = useTranslations('hotels.results.boards');
  const cancellationWords = useTranslations('hotels.results.cancellation');
  const locale = useLocale();
  const tag = intlTag(locale);
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
          <bdi>{names.place.join(comma[locale])}</bdi>
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
          <Lines texts={cancellationLines(cancellation, cancellationWords, tag)} />
        </Fact>
      )}
      {due > 0 && (
        <Fact label={stays('summary.due')}>
          <bdi>{formatQar(due, tag)}</bdi>
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
      texts.push(
        stays('summary.children', {
          count: ages.length,
          ages: ages.join(comma[locale]),
        }),
      );
    return texts.join(comma[locale]);
  }
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  );
}

/** Texts below each other. */
export function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** A package as requested: rooms, parts of the price, and what else the answer should cover. */
function PackageFacts({ holiday }: { holiday: DetailsOf<'holiday'> }) {
  const t = useTranslations('account.dashboard.trips.facts');
  const words = useTranslations('packages.request');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const { nights, rooms } = holiday;
  const flown = holiday.legs.map(({ offer }) => ({
    key: 'flights',
    label: words('flights.line'),
    sum: isolated(formatQar(offer.price.total, tag)),
  }));
  const counted = holiday.lines.flatMap((line) => {
    const counted = countedLine(line, words, tag);
    return counted ? [{ key: line.key, ...counted }] : [];
  });
  const lines = [...counted, ...flown];
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
