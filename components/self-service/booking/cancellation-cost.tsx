import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { CancellationCost as Cost } from '@/lib/bookings/model/order-row';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { lookUp } from '@/lib/self-service/ask';

interface CancellationCostProps {
  /** The kind of the booking. */
  kind: string;
  reference: string;
  lastName: string;
  /** The terms of the fare, or null; shown when the airline does not answer. */
  rule: ReactNode;
}

/** The current refund by the supplier. */
export function CancellationCost({ kind, reference, lastName, rule }: CancellationCostProps) {
  const t = useTranslations('selfService.change.cost');
  const [cost, setCost] = useState<Cost | null>(null);

  useEffect(() => {
    let hasLeft = false;
    void lookUp<Cost>('cancellation-cost', { reference, lastName }).then((answer) => {
      if (!hasLeft) setCost((answer.ok && answer.found) || { is: 'noAnswer' });
    });
    return () => {
      hasLeft = true;
    };
  }, [reference, lastName]);

  return (
    <div aria-live="polite" className="mt-1">
      {cost === null && (
        <p className="flex items-center gap-2">
          <Spinner className="size-5 text-accent" />
          {t('asking', { kind })}
        </p>
      )}
      {cost?.is === 'quoted' && <Quoted kind={kind} {...cost} />}
      {(cost?.is === 'byAgent' || cost?.is === 'noAnswer') && (
        <>
          <p>{t(cost.is, { kind })}</p>
          {rule && (
            <p className="mt-1">
              {t('fareSays', { kind })} {rule}
            </p>
          )}
        </>
      )}
      {cost && <p className="mt-2 text-ink-soft">{t('agentConfirms')}</p>}
    </div>
  );
}

function Quoted({ kind, back, deducted, until }: { kind: string } & Extract<Cost, { is: 'quoted' }>) {
  const t = useTranslations('selfService.change.cost');
  const locale = useLocale();
  const inRiyals = (dirhams: number) => <bdi className="tabular-nums">{formatQarExactly(dirhams / 100, intlTag(locale))}</bdi>;
  return (
    <>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt className="font-medium">{t('back')}</dt>
        <dd className="font-semibold">{inRiyals(back)}</dd>
        <dt className="text-ink-soft">{t('deducted')}</dt>
        <dd>{inRiyals(deducted)}</dd>
      </dl>
      {until && (
        <p className="mt-2">
          {t.rich('until', { kind, moment: () => <bdi className="tabular-nums">{momentInQatar(new Date(until), locale)}</bdi> })}
        </p>
      )}
    </>
  );
}
