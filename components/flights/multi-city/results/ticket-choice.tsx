import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { cheapestTripOf } from '@/lib/flights/multi-city/cheapest-trip';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, isSameInRiyals, shownDifference } from '@/lib/money';
import type { LegState } from './use-leg-searches';

interface TicketChoiceProps {
  /** The searches of the legs, on separate tickets. */
  legs: readonly LegState[];
  /** The search for all legs on one ticket. */
  oneTicket: LegState;
  travellers: number;
  /** Days lie between the flights, so that none is missed because another one is late. */
  hasLongStays: boolean;
  /** Null until prices are known, or one is chosen. */
  isOneTicket: boolean | null;
  /** The page that shows a choice, for a browser without the page's script. */
  addressOf: (isOneTicket: boolean) => string;
  onChoose: (isOneTicket: boolean) => void;
}

/** A price; null while it is loading. */
type Lowest = { total: number } | { none: 'none' | 'failed' } | null;

/** One ticket or several, side by side: the lowest price of each, the difference, and who pays for a missed connection. */
export function TicketChoice({ legs, oneTicket, travellers, hasLongStays, isOneTicket, addressOf, onChoose }: TicketChoiceProps) {
  const t = useTranslations('flights.multiCity.results.tickets');
  const results = useTranslations('flights.multiCity.results');
  const [one, separate] = [lowestOf([oneTicket]), lowestOf(legs)];
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid gap-2 min-[17rem]:grid-cols-2">
        <Choice
          name="one"
          lowest={one}
          isSelected={isOneTicket === true}
          address={addressOf(true)}
          onChoose={() => onChoose(true)}
        />
        <Choice
          name="separate"
          lowest={separate}
          isSelected={isOneTicket === false}
          address={addressOf(false)}
          onChoose={() => onChoose(false)}
        />
      </div>
      <p className="mt-1 text-ink-soft text-sm max-sm:hidden">{results('pricesFor', { count: travellers })}</p>
      <details className="group text-ink-soft text-xs leading-4 sm:text-sm sm:leading-5">
        <summary className="cursor-pointer list-none py-1.5 [&::-webkit-details-marker]:hidden">
          <Comparison one={one} separate={separate} stays={hasLongStays ? 'long' : 'short'} />{' '}
          <span className="whitespace-nowrap font-medium text-accent">
            {t('how')}
            <Icon name="down" className="ms-1 inline size-3.5 transition-transform duration-150 group-open:rotate-180" />
          </span>
        </summary>
        {/* On a phone the flights come first. */}
        <p className="sm:hidden">{results('pricesFor', { count: travellers })}</p>
        <dl className="grid gap-3 py-2 sm:grid-cols-2">
          {(['one', 'separate'] as const).map((name) => (
            <div key={name}>
              <dt className="font-semibold text-ink">{t(`${name}.name`)}</dt>
              {(['missed', 'bags', 'changes'] as const).map((part) => (
                <dd key={part} className="mt-1">
                  {t(`${name}.${part}`)}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </fieldset>
  );
}

interface ChoiceProps {
  name: 'one' | 'separate';
  lowest: Lowest;
  isSelected: boolean;
  address: string;
  onChoose: () => void;
}

function Choice({ name, lowest, isSelected, address, onChoose }: ChoiceProps) {
  const t = useTranslations('flights.multiCity.results.tickets');
  const tag = intlTag(useLocale());
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2 rounded-card border border-line bg-raised px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="tickets"
        value={name}
        checked={isSelected}
        onChange={onChoose}
        className="size-4 shrink-0 accent-accent outline-none noscript:pointer-events-none"
      />
      <span className="min-w-0 grow text-xs leading-4 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-4 sm:text-sm sm:leading-6">
        <span className="block font-medium sm:text-base">
          <span className="noscript:hidden">{t(`${name}.name`)}</span>
          <a href={address} className="hidden underline underline-offset-4 noscript:inline">
            {t(`${name}.name`)}
          </a>
        </span>
        <span aria-live="polite" className="block">
          {lowest === null && <Spinner className="size-4 text-accent" />}
          {lowest && 'none' in lowest && <span>{t(`${name}.${lowest.none}`)}</span>}
          {lowest && 'total' in lowest && (
            <span>{t.rich('from', { price: () => <Price amount={lowest.total} tag={tag} /> })}</span>
          )}
        </span>
      </span>
    </label>
  );
}

function Price({ amount, tag }: { amount: number; tag: string }) {
  return <bdi className="whitespace-nowrap font-semibold text-ink text-sm tabular-nums sm:text-lg">{formatQar(amount, tag)}</bdi>;
}

/** The price difference between one ticket and separate ones, and the advantage of each. */
function Comparison({ one, separate, stays }: { one: Lowest; separate: Lowest; stays: 'long' | 'short' }) {
  const t = useTranslations('flights.multiCity.results.tickets');
  const tag = intlTag(useLocale());
  if (!one || !separate || 'none' in one || 'none' in separate) return <span key="unknown">{t('unknown', { stays })}</span>;
  if (isSameInRiyals(one.total, separate.total)) return <span key="same">{t('same', { stays })}</span>;
  const difference = formatQar(shownDifference(one.total, separate.total), tag);
  const said = one.total < separate.total ? 'less' : 'more';
  const price = () => <bdi className="whitespace-nowrap font-semibold text-ink">{difference}</bdi>;
  return <span key={said}>{t.rich(said, { stays, price })}</span>;
}

/**
 * Whether one ticket is shown first: when it costs no more than separate tickets, or when these are not available. Null until both searches have
 * finished.
 */
export function isOneTicketFirst(legs: readonly LegState[], oneTicket: LegState): boolean | null {
  const [one, separate] = [lowestOf([oneTicket]), lowestOf(legs)];
  if (!one || !separate) return null;
  if ('none' in one) return false;
  return 'none' in separate ? separate.none === 'none' : one.total < separate.total || isSameInRiyals(one.total, separate.total);
}

function lowestOf(states: readonly LegState[]): Lowest {
  if (states.some(({ status }) => status === 'failed')) return { none: 'failed' };
  const found = states.flatMap((state) => (state.status === 'found' ? [state.answer.data] : []));
  if (found.length < states.length) return null;
  const total = cheapestTripOf(found);
  return total === null ? { none: 'none' } : { total };
}
