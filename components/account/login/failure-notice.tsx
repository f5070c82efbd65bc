import type { ReactNode } from 'react';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';

interface FailureNoticeProps {
  /** In the language of the visitor, or the server's own words. */
  text: string;
  /** A way on, where there is one. */
  children?: ReactNode;
}

/** What the server refused. */
export function FailureNotice({ text, children }: FailureNoticeProps) {
  return (
    <AnswerNotice tone="danger">
      <p dir="auto">{text}</p>
      {children}
    </AnswerNotice>
  );
}
