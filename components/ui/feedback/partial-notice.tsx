import type { ComponentProps } from 'react';
import { Notice } from '../notice';
import { RetryButton } from './retry-button';

/** Says that results are incomplete, and offers a retry as soon as one can help. */
export function PartialNotice({ text, ...retry }: { text: string } & Omit<ComponentProps<typeof RetryButton>, 'variant'>) {
  return (
    <Notice announce="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-[min(100%,13rem)] grow basis-0">{text}</p>
        <RetryButton variant="secondary" {...retry} />
      </div>
    </Notice>
  );
}
