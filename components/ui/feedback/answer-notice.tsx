import type { ComponentProps } from 'react';
import { Notice } from '../notice';
import { useAnswerFocus } from './use-answer-focus';

/** The outcome of a form or button. Takes the focus and scrolls into view; a new key does so again. */
export function AnswerNotice({ className, ...notice }: Omit<ComponentProps<typeof Notice>, 'announce'>) {
  const place = useAnswerFocus<HTMLDivElement>();
  const isGood = notice.tone === 'success' || notice.tone === 'info';
  return (
    <div ref={place} tabIndex={-1} className={`scroll-mt-24 rounded-control outline-none ${className ?? ''}`}>
      <Notice announce={isGood ? 'status' : 'alert'} {...notice} />
    </div>
  );
}
