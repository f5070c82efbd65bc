import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { localizePath } from '@/lib/i18n/locales';
import type { ChoiceResult } from './use-choice';

interface ChoiceNoticeProps {
  result: ChoiceResult;
  text: string;
  toPayment: string;
  className?: string;
  children?: ReactNode;
}

/** The result of a choice, with a link to its open payment. */
export function ChoiceNotice({ result, text, toPayment, className, children }: ChoiceNoticeProps) {
  const locale = useLocale();
  const isGood = result.type === 'ordered' || result.type === 'asked';
  return (
    <AnswerNotice key={result.count} tone={isGood ? 'success' : 'warning'} {...(className && { className })}>
      <p>{text}</p>
      {children}
      {result.key && (
        <a href={localizePath(paymentPath(result.key), locale)} className={buttonClass('secondary', 'mt-3')}>
          {toPayment}
        </a>
      )}
    </AnswerNotice>
  );
}
