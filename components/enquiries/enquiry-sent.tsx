'use client';

import { buttonClass } from '@/components/ui/button';
import { useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import { Icon } from '@/components/ui/icon';
import type { FormWords } from '@/lib/enquiries/form/form-view';

interface EnquirySentProps {
  reference: string;
  /** Where the papers of the enquiry are sent and followed. */
  papers?: string;
  words: FormWords;
  /** Without it there is no way back to the form. */
  onAgain?: () => void;
}

/** The reference of the enquiry, in place of the form. Takes the focus when it appears. */
export function EnquirySent({ reference, papers, words, onAgain }: EnquirySentProps) {
  const section = useAnswerFocus<HTMLDivElement>();
  return (
    <div ref={section} data-sent tabIndex={-1} className="rounded-card border-2 border-success bg-success-soft p-5 md:p-6">
      <h3 className="flex items-center gap-2 text-xl">
        <Icon name="check" className="size-6 text-success" />
        {words.sentTitle}
      </h3>
      <p className="mt-4 text-ink-soft text-sm">{words.sentReference}</p>
      <p className="font-semibold text-2xl tabular-nums tracking-wide">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <p className="mt-3 max-w-xl">{words.sentText}</p>
      {papers && (
        <p className="mt-4">
          <a href={papers} className={buttonClass('secondary', 'max-sm:w-full')}>
            {words.papers.follow}
          </a>
        </p>
      )}
      {onAgain && (
        <button type="button" onClick={onAgain} className={buttonClass('quiet', 'mt-3 -ms-5 noscript:hidden')}>
          {words.sentAgain}
        </button>
      )}
    </div>
  );
}
