import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { bellPath, LineIcon } from './type-icon';

/** In place of a list that is not here yet. */
export function ListLoading({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-10 text-ink-soft noscript:hidden">
      <Spinner /> {text}
    </p>
  );
}

/** In place of a list without an item. */
export function ListEmpty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <span className="mb-3 inline-flex size-14 items-center justify-center rounded-pill bg-accent-soft text-accent">
        <LineIcon path={bellPath} className="size-6" />
      </span>
      <p className="font-medium">{text}</p>
      {children}
    </div>
  );
}
