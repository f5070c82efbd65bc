import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, shownDifference } from '@/lib/money';
import { Button } from '../button';
import { showAnswer } from '../feedback/use-answer-focus';
import { Icon } from '../icon';

/** The amounts for the tags of a message. */
type Amounts = Record<'before' | 'now' | 'difference', () => ReactNode>;

interface PriceChangeNoticeProps {
  /** Totals for the whole party, in QAR. */
  before: number;
  now: number;
  title: string;
  accept: string;
  /** Takes the focus and scrolls into view, because it replaces the pressed button. */
  takesFocus?: boolean;
  /** The id of the form that a press sends where scripts do not run; without one there is no button then. */
  form?: string | undefined;
  onAccept: () => void;
  /** Renders the sentence with the amounts. */
  children: (amounts: Amounts) => ReactNode;
}

/** The price of the selection has changed: shows both prices before the visitor continues. */
export function PriceChangeNotice(props: PriceChangeNoticeProps) {
  const { before, now, title, accept, takesFocus = true, form, onAccept, children } = props;
  const tag = intlTag(useLocale());
  const notice = useRef<HTMLDivElement>(null);

  const come = useEffectEvent(() => {
    if (takesFocus) showAnswer(notice.current);
  });

  useEffect(() => come(), []);

  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sun-soft p-4 text-on-sun-soft sm:p-5"
    >
      <Icon name="warning" className="size-6" />
      <div className="min-w-[min(100%,13rem)] grow">
        <p className="font-semibold">{title}</p>
        <p>
          {children({
            before: () => <bdi className="line-through">{formatQar(before, tag)}</bdi>,
            now: () => <bdi className="font-semibold">{formatQar(now, tag)}</bdi>,
            difference: () => <bdi className="font-semibold">{formatQar(shownDifference(now, before), tag)}</bdi>,
          })}
        </p>
      </div>
      <Button
        {...(form ? { type: 'submit', form } : { className: 'noscript:hidden' })}
        onClick={(event) => {
          event.preventDefault();
          onAccept();
        }}
      >
        {accept}
      </Button>
    </div>
  );
}
