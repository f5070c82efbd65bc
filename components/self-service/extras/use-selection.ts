import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ExtrasOnSale, lineOf, type SelectedExtra } from '@/lib/bookings/model/order-extras';
import { extraInWords } from '@/lib/bookings/orders/extra-in-words';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

/** What is on sale, and what of it is selected. */
export function useSelection(first: ExtrasOnSale, earlier: SelectedExtra[] = []) {
  const t = useTranslations('extras.outcomes');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const [onSale, setOnSale] = useState(first);
  const [selected, setSelected] = useState<SelectedExtra[]>(() => earlier.filter((each) => lineOf(first, each) !== null));
  /** Since it was selected, in words. */
  const [changes, setChanges] = useState<string[]>([]);
  const lines = selected.flatMap((each) => lineOf(onSale, each) ?? []);
  const nameOf = (passenger: number) => onSale.passengers[passenger - 1]?.name ?? '';
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(locale)));

  /** Removes what is no longer sold, and reports changed prices. */
  function takeChanges(now: ExtrasOnSale) {
    setChanges(
      lines.flatMap((line) => {
        const renewed = lineOf(now, line.selected);
        const what = `${extraInWords(line, words)}, ${isolated(nameOf(line.passenger))}`;
        if (!renewed) return [t('gone', { what })];
        return renewed.dirhams === line.dirhams ? [] : [t('dearer', { what, price: inRiyals(renewed.dirhams) })];
      }),
    );
    setOnSale(now);
    setSelected(selected.filter((each) => lineOf(now, each) !== null));
  }

  return { onSale, selected, setSelected, lines, nameOf, inRiyals, changes, setChanges, takeChanges };
}
