import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { graceHours } from '@/lib/desk/booking-life/life';
import type { BookingMoney } from '@/lib/desk/booking-life/money';
import { toDoOf } from '@/lib/desk/booking-life/to-do';
import type { DeskBooking } from '@/lib/desk/details/details';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQarExactly } from '@/lib/money';
import { Deadline } from '../facts';
import type { KnownLife } from './use-booking-life';

interface BookingToDoProps {
  booking: DeskBooking;
  life: KnownLife;
  money: BookingMoney;
}

/** The pending tasks of a booking with their deadlines, and the state of its payments. */
export function BookingToDo({ booking, life, money }: BookingToDoProps) {
  const t = useTranslations('desk.life');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const toDo = toDoOf({ ...life, booking, money, now });
  const figures = (['price', 'paid', 'due', 'cost', 'margin'] as const).flatMap((key) => {
    const amount = money[key];
    return amount === null ? [] : [{ key, amount }];
  });
  return (
    <section className="rounded-control bg-sunken p-4">
      <h3 className="text-lg">{t('toDo')}</h3>
      <ul className="mt-1 space-y-1">
        {toDo.map((key) => (
          <li key={key} className={key.startsWith('wait') ? 'text-ink-soft' : 'font-medium'}>
            {t.rich(`toDos.${key}`, {
              due: inRiyals(money.due),
              changes: (text) => (
                <Link href="/desk?list=change&status=open" prefetch={false} className="underline underline-offset-4">
                  {text}
                </Link>
              ),
            })}
          </li>
        ))}
        {toDo.length === 0 && <li className="text-ink-soft">{t('nothingToDo')}</li>}
      </ul>
      {life.deadlines.length > 0 && (
        <dl className="mt-3 space-y-1">
          {life.deadlines.map(({ kind, due_at }) => (
            <div key={`${kind} ${due_at}`} className="flex flex-wrap items-center gap-x-2">
              <dt className="text-ink-soft">{t(`deadlines.${kind}`)}</dt>
              <dd>
                <Deadline at={due_at} passed={t('overdue')} graceHours={graceHours(kind)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-line border-t pt-3">
        {figures.map(({ key, amount }) => (
          <div key={key}>
            <dt className="text-ink-soft text-sm">{t(`figures.${key}`)}</dt>
            <dd className={key === 'due' && amount > 0 ? 'font-semibold' : undefined}>
              <bdi className="tabular-nums">{inRiyals(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
