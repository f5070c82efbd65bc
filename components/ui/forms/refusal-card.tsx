import type { ReactNode } from 'react';
import { useAnswerFocus } from '../feedback/use-answer-focus';
import { Icon } from '../icon';

interface RefusalCardProps {
  title: string;
  text: string;
  /** When to try again, where that is known. */
  wait: string | null;
  /** What helps. */
  children?: ReactNode;
}

/** Why what was sent was not taken. It takes the focus: the button may stand below the screen now. */
export function RefusalCard({ title, text, wait, children }: RefusalCardProps) {
  const card = useAnswerFocus<HTMLDivElement>();
  return (
    <div
      ref={card}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-24 outline-none flex gap-3 rounded-card border border-danger bg-danger-soft p-4 sm:p-5"
    >
      <Icon name="warning" className="size-6 text-danger" />
      <div>
        <p className="font-semibold text-danger">{title}</p>
        <p className="mt-1">{text}</p>
        {wait && <p className="mt-1">{wait}</p>}
        {children}
      </div>
    </div>
  );
}
