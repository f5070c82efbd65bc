import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useKindWord } from '@/components/desk/use-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { LifeEvent } from '@/lib/desk/booking-life/life';
import { remarkIn } from '@/lib/desk/booking-life/life';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { changeWishes } from '@/supabase/functions/_shared/contracts/states.generated';
import { Moment, Section, useStatusWord } from '../facts';

const shownAtFirst = 8;

/** The history of a booking, the latest event first: actions of colleagues, news from supplier and payment provider, and mail. */
export function Timeline({ events }: { events: readonly LifeEvent[] }) {
  const t = useTranslations('desk.life');
  const [isWhole, setIsWhole] = useState(false);
  const wordsOf = useEventWords();
  const shown = isWhole ? events : events.slice(0, shownAtFirst);
  return (
    <Section title={t('title')}>
      <ol className="space-y-3">
        {shown.map((event, index) => {
          const { text, detail } = wordsOf(event);
          const mail = event.source === 'mail' && event.facts;
          const unsent = mail && (mail.problem === 'moot' ? 'moot' : mail.state !== 'sent' && mail.state);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: several things happen in one instant, and what has happened stays in its place from the end.
            <li key={`${event.at} ${event.kind} ${events.length - index}`} className="border-line border-s-2 ps-3">
              <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
                <Moment at={event.at} />
                {event.who && <bdi className="wrap-anywhere font-medium text-ink">{event.who}</bdi>}
              </p>
              <p className={clsx('whitespace-pre-line break-words', event.source === 'mail' && 'text-ink-soft')}>
                {text} {unsent && <Badge tone={unsent === 'failed' ? 'danger' : 'neutral'}>{t(`mailState.${unsent}`)}</Badge>}
              </p>
              {detail && (
                <p className="whitespace-pre-line break-words text-ink-soft">
                  <bdi>{detail}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {events.length > shown.length && (
        <Button variant="secondary" className="mt-3 max-sm:w-full" onClick={() => setIsWhole(true)}>
          {t('showAll', { count: events.length })}
        </Button>
      )}
    </Section>
  );
}

const priced = z.object({ dirhams: z.number() });
/** The details of order events: a price, an item with a price, the airline's reference, a reason. */
const orderFacts = z.object({
  dirhams: z.catch(z.optional(z.number()), undefined),
  amount: z.catch(z.optional(z.number()), undefined),
  refund: z.catch(z.optional(z.number()), undefined),
  price: z.catch(z.optional(priced), undefined),
  pnr: z.catch(z.optional(z.string()), undefined),
  why: z.catch(z.optional(z.string()), undefined),
  wish: z.catch(z.optional(z.enum(changeWishes)), undefined),
});

/** The text of an event in the reader's language, and its details. A kind without words is shown as stored. */
function useEventWords(): (event: LifeEvent) => { text: string; detail?: string | undefined } {
  const t = useTranslations('desk.life');
  const history = useTranslations('desk.history');
  const orders = useTranslations('desk.orders');
  const locale = useLocale();
  const tag = intlTag(locale);
  const statusWord = useStatusWord();
  const kindWord = useKindWord();
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, tag));

  return (event) => {
    switch (event.source) {
      case 'booking':
        return { text: t('received') };
      case 'change':
        return { text: t('change', { kind: kindWord('change', event.kind) }) };
      case 'note': {
        const { from, to } = event.facts;
        const remark = remarkIn(event.facts.remark, locale);
        const moved = from && to && history('moved', { from: statusWord('booking', from), to: statusWord('booking', to) });
        if (moved) return { text: moved, detail: remark };
        return to ? { text: statusWord('booking', to), detail: remark } : { text: isolated(remark) };
      }
      case 'order': {
        const { dirhams, amount: back, refund, price, pnr, why, wish } = z.safeParse(orderFacts, event.facts).data ?? {};
        const amount = dirhams ?? back ?? refund ?? price?.dirhams;
        const whyKey = `why.${why}` as 'why.refused';
        const known = [
          why && (orders.has(whyKey) ? orders(whyKey, { kind: '' }) : orders('why.refused')),
          wish && orders(`change.wish.${wish}`),
          pnr && isolated(pnr),
          amount !== undefined && inRiyals(amount),
        ];
        return { text: wordOf(`order.${event.kind}`, event.kind), detail: known.filter(Boolean).join(' · ') };
      }
      case 'payment':
        return { text: wordOf(`payment.${event.kind}`, event.kind, { amount: inRiyals(event.facts.amount) }) };
      case 'ledger':
        return { text: wordOf(`ledger.${event.kind}`, event.kind, { amount: inRiyals(event.facts.amount) }) };
      case 'mail': {
        const { event: cause, problem } = event.facts;
        const about =
          event.kind === 'booking_status'
            ? statusWord('booking', cause)
            : event.kind === 'payment_news'
              ? wordOf(`paymentMails.${cause}`, cause)
              : wordOf(`mails.${event.kind}`, event.kind);
        return { text: t('mailed', { about }), detail: problem === 'moot' ? undefined : (problem ?? undefined) };
      }
    }
  };

  function wordOf(key: string, otherwise: string, values?: Record<string, string>): string {
    return t.has(key as 'received') ? t(key as 'received', values) : otherwise;
  }
}
