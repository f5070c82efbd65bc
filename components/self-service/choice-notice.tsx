import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { localizePath } from '@/lib/i18n/locales';
import { paymentPath } from '@/lib/supabase/rows/payment-row';
import type { ChoiceSaid } from './use-choice';

interface ChoiceNoticeProps {
  said: ChoiceSaid;
  text: string;
  toPayment: string;
  className?: string;
  children?: ReactNode;
}

/** The result of a choice, with a link to its open payment. */
export function ChoiceNotice({ said, text, toPayment, className, children }: ChoiceNoticeProps) {
  const locale = useLocale();
  const isGood = said.is === 'ordered' || said.is === 'asked';
  return (
    <AnswerNotice key={said.count} tone={isGood ? 'success' : 'warning'} {...(className && { className })}>
      <p>{text}</p>
      {children}
      {said.key && (
        <a href={localizePath(paymentPath(said.key), locale)} className={buttonClass('secondary', 'mt-3')}>
          {toPayment}
        </a>
      )}
    </AnswerNotice>
  );
}
