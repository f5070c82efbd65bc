import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ChildAlone } from '@/components/flights/terms/child-alone';
import { Icon } from '@/components/ui/icon';
import { leastBags } from '@/lib/flights/fare';
import { bagsInWords } from '@/lib/flights/fare-words';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { airlinesOf } from '@/lib/flights/place-names';
import { Link } from '@/lib/i18n/navigation';
import { useFoundFlights } from '../results-context';

/** Seats, bags and meals of children and infants, by their ages; and what the airlines say of a child who flies alone, which is not booked here. */
export function ChildrenNote({ offer }: { offer: SignedFlightOffer }) {
  const t = useTranslations('flights.results.young');
  const card = useTranslations('flights.results.card');
  const id = useId();
  const { search } = useFoundFlights();
  const { children, infants } = search;
  if (children + infants === 0) return null;
  const bagsOf = (of: 'CHILD' | 'HELD_INFANT') => {
    const bags = leastBags(offer, of);
    return bags ? bagsInWords(bags, card) : t('bagsUnsaid');
  };
  return (
    <section aria-labelledby={id} className="text-sm">
      <h4 id={id} className="font-semibold text-base">
        {t('title')}
      </h4>
      <ul className="mt-1 space-y-1">
        {children > 0 && <li>{t('children', { count: children, bags: bagsOf('CHILD') })}</li>}
        {infants > 0 && <li>{t('infants', { count: infants, bags: bagsOf('HELD_INFANT') })}</li>}
        <li>{t('meals')}</li>
      </ul>
      {children > 0 && <IfAlone airlines={airlinesOf(offer)} />}
    </section>
  );
}

function IfAlone({ airlines }: { airlines: readonly string[] }) {
  const t = useTranslations('flights.results.alone');
  const { answer } = useFoundFlights();
  return (
    <details data-testid="child-alone" className="group mt-3 rounded-card border border-line px-4 sm:px-5 print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="grow">{t('title')}</span>
        <Icon name="down" className="size-5 text-accent transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="max-w-2xl space-y-3 pb-4">
        <p>
          <span>{t('book')}</span>{' '}
          <Link href="/support/contact" prefetch={false} className="text-accent underline underline-offset-4">
            {t('contact')}
          </Link>
        </p>
        <ChildAlone airlines={airlines} names={answer.dictionaries.carriers} />
      </div>
    </details>
  );
}
