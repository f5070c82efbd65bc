import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Spinner } from '@/components/ui/spinner';
import { type CancelOutcome, type CancellationCost as Cost, quoteOfHold, quoteOfRequest } from '@/lib/bookings/model/order-row';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { lookUp } from '@/lib/self-service/ask';
import type { FoundBooking } from '@/lib/self-service/found';
import { isolated } from '@/lib/text/isolate';

/** In milliseconds: the supplier mostly answers within seconds. Later, the mail says it. */
const pausesMs = [1, 2, 3, 5, 8, 13].map((seconds) => seconds * 1000);

interface CancelNowProps {
  /** The kind of the booking. */
  kind: string;
  reference: string;
  lastName: string;
  /** The terms of the fare, or null; shown when the airline does not answer. */
  rule: ReactNode;
  /** Whether the customer cancels without an agent; null while that is asked. */
  onCanCancel?: (canCancel: boolean | null) => void;
  /** Called with the booking once it is cancelled, and what to say; without it, this is said here. */
  onCancelled?: ((booking: FoundBooking, said: string) => void) | undefined;
  /** Nobody has paid or ordered it: the customer withdraws it, and no sum is asked for. */
  isRequest?: boolean;
  /** Not chosen now, but before the page was loaded. */
  isRestored?: boolean;
}

type Outcome = CancelOutcome | 'done' | 'miss' | 'offline' | 'tooMany' | 'failed';

/** What the supplier gives back now, and the button that cancels for that sum; where only an agent can, what the agent will ask. */
export function CancelNow({
  kind,
  reference,
  lastName,
  rule,
  onCanCancel,
  onCancelled,
  isRequest = false,
  isRestored = false,
}: CancelNowProps) {
  const t = useTranslations('selfService.change.cost');
  const states = useTranslations('states.sentences');
  const locale = useLocale();
  const [cost, setCost] = useState<Cost | null>(isRequest ? { type: 'free' } : null);
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<{ type: Outcome; count: number } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOff = outcome?.type === 'created' || outcome?.type === 'repeated' || outcome?.type === 'done';
  const isPending = isOff && outcome.type !== 'done';

  const finish = useEffectEvent((cancelled: FoundBooking) => {
    if (onCancelled) onCancelled(cancelled, said('done'));
    else show('done');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the times it is asked.
  useEffect(() => {
    if (isRequest) {
      onCanCancel?.(true);
      return;
    }
    let hasLeft = false;
    onCanCancel?.(null);
    void lookUp<Cost>('cancellation-cost', { reference, lastName }).then((answer) => {
      if (hasLeft) return;
      const known = (answer.ok && answer.found) || { type: 'noAnswer' as const };
      setCost(known);
      onCanCancel?.(known.type === 'cancelling' || known.type === 'free' || (known.type === 'quoted' && known.quote !== null));
    });
    return () => {
      hasLeft = true;
    };
  }, [reference, lastName, asked, isRequest]);

  useEffect(() => {
    if (!isPending) return;
    let hasLeft = false;
    void (async () => {
      for (const pause of pausesMs) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (hasLeft) return;
        const answer = await lookUp<FoundBooking>('booking', { reference, lastName });
        if (!hasLeft && answer.ok && answer.found?.status === 'cancelled') return finish(answer.found);
      }
    })();
    return () => {
      hasLeft = true;
    };
  }, [isPending, reference, lastName]);

  const show = (type: Outcome) => setOutcome((before) => ({ type, count: (before?.count ?? 0) + 1 }));

  async function cancel(quote: string, amount: number) {
    if (isSending) return;
    setIsSending(true);
    const answer = await lookUp<CancelOutcome>('cancel', { reference, lastName, quote, amount });
    setIsSending(false);
    show(answer.ok ? (answer.found ?? 'miss') : answer.reason);
    if (answer.ok && answer.found === 'stale' && !isRequest) {
      setCost(null);
      setAsked((count) => count + 1);
    }
  }

  // The focus stays on the choice, whose arrow keys go on.
  useEffect(() => {
    if (cost && !isRestored) place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [cost, isRestored]);

  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(locale)));
  const quoteOfFree = isRequest ? quoteOfRequest : quoteOfHold;
  const quote = cost?.type === 'quoted' ? cost.quote : cost?.type === 'free' ? quoteOfFree : null;
  const back = cost?.type === 'quoted' ? cost.back : 0;
  const gives = isRequest
    ? 'request'
    : cost?.type === 'free'
      ? 'free'
      : cost?.type === 'quoted' && back === 0
        ? 'nothing'
        : 'sum';
  const said = (type: Outcome) =>
    t(`outcome.${type === 'repeated' ? 'created' : type}`, {
      kind,
      gives,
      amount: cost?.type === 'quoted' ? inRiyals(back) : '',
    });
  const pressWord = isRequest ? 'withdraw' : gives === 'free' ? 'pressForFree' : 'pressForNothing';
  return (
    <div ref={place} className="mt-1 scroll-my-24">
      <div aria-live="polite">
        {cost === null && (
          <p className="flex items-center gap-2">
            <Spinner className="size-5 text-accent" />
            {t('asking', { kind })}
          </p>
        )}
        {cost?.type === 'quoted' && <Quoted kind={kind} {...cost} />}
        {cost?.type === 'free' && !isOff && <p>{t(isRequest ? 'request' : 'free')}</p>}
        {cost?.type === 'cancelling' && <p>{states('cancelling')}</p>}
        {(cost?.type === 'byAgent' || cost?.type === 'noAnswer') && (
          <>
            <p>{t(cost.type, { kind })}</p>
            {rule && (
              <p className="mt-1">
                {t('fareSays', { kind })} {rule}
              </p>
            )}
          </>
        )}
        {cost && cost.type !== 'cancelling' && !isOff && (
          <p className="mt-2 text-ink-soft">{quote ? t('own', { kind, gives }) : t('agentConfirms')}</p>
        )}
      </div>
      {quote && !isOff && (
        <Button className="mt-4 min-h-12 px-8 max-sm:w-full" aria-disabled={isSending} onClick={() => void cancel(quote, back)}>
          {isSending && <Spinner />}
          <span>{isSending ? t('pressed') : back > 0 ? t('press', { amount: inRiyals(back) }) : t(pressWord)}</span>
        </Button>
      )}
      {outcome && (
        <AnswerNotice key={outcome.count} tone={isOff ? 'success' : 'warning'} className="mt-4">
          {said(outcome.type)}
        </AnswerNotice>
      )}
    </div>
  );
}

function Quoted({ kind, back, deducted, until, to }: { kind: string } & Extract<Cost, { type: 'quoted' }>) {
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
      {to.length > 0 && (
        <>
          <p className="mt-3 font-medium">{t('to')}</p>
          <dl className="mt-1 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
            {to.map((way, index) => (
              // Two cards may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
              <div key={index} className="contents">
                <dt>{t(`ways.${way.kind}`, { digits: isolated(way.digits ?? ''), method: way.method ?? 'card' })}</dt>
                <dd>{inRiyals(way.amount)}</dd>
              </div>
            ))}
          </dl>
          {to.some((way) => way.kind === 'card') && <p className="mt-1 text-ink-soft text-sm">{t('bankDays')}</p>}
        </>
      )}
      {until && (
        <p className="mt-2">
          {t.rich('until', { kind, moment: () => <bdi className="tabular-nums">{momentInQatar(new Date(until), locale)}</bdi> })}
        </p>
      )}
    </>
  );
}
