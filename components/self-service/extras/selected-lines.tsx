import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { type Line, sumOf } from '@/lib/bookings/model/order-extras';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

interface SelectedLinesProps {
  lines: readonly Line[];
  takesPayments: boolean;
  nameOf: (passenger: number) => string;
  isSending: boolean;
  onRemove: (line: Line) => void;
  onSend: () => void;
}

/** The selected extras, their sum, and the button to continue. */
export function SelectedLines({ lines, takesPayments, nameOf, isSending, onRemove, onSend }: SelectedLinesProps) {
  const t = useTranslations('extras.sum');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const total = sumOf(lines);
  const isFree = total < 100;
  const label = isFree ? t('free') : takesPayments ? t('pay', { amount: isolated(inRiyals(total)) }) : t('ask');
  return (
    <section className="rounded-control bg-sunken p-4 sm:p-5">
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      {lines.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('empty')}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line">
            {lines.map((line) => {
              const what = extraInWords(line, words);
              const name = nameOf(line.passenger);
              return (
                <li key={`${line.selected.id} ${line.passenger}`} className="flex items-center gap-2 py-1">
                  <p className="min-w-0 grow py-1">
                    <span className="block font-medium">{what}</span>
                    <span className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
                      <bdi>{name}</bdi> <span>{flownWith(line)}</span>
                    </span>
                  </p>
                  <bdi className="whitespace-nowrap font-medium tabular-nums">{inRiyals(line.dirhams)}</bdi>
                  <button
                    type="button"
                    aria-label={t('remove', { what, name: isolated(name) })}
                    onClick={() => onRemove(line)}
                    className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-raised"
                  >
                    <Icon name="close" className="size-5" />
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="mt-2 flex justify-between gap-4 border-line-strong border-t pt-3 font-semibold text-lg">
            {t('total')}
            <output aria-live="polite">
              <bdi className="whitespace-nowrap tabular-nums">{inRiyals(total)}</bdi>
            </output>
          </p>
          <Button aria-disabled={isSending} className="mt-3 min-h-12 w-full" onClick={() => !isSending && onSend()}>
            {isSending ? <Spinner /> : !isFree && takesPayments && <Icon name="shield" />}
            <span>{isSending ? t('sending') : label}</span>
          </Button>
          {!isFree && <p className="mt-3 max-w-2xl text-ink-soft text-sm">{t(takesPayments ? 'note' : 'askNote')}</p>}
        </>
      )}
    </section>
  );
}
