import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface FoldedFieldsProps {
  title: string;
  /** A field in it is filled in, or has an error. */
  isOpen: boolean;
  children: ReactNode;
}

/** Questions for those who need more of the same; posted whether open or not. */
export function FoldedFields({ title, isOpen, children }: FoldedFieldsProps) {
  return (
    <details open={isOpen} className="group rounded-control border border-line px-4 sm:col-span-full">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="grow">{title}</span>
        <Icon name="down" className="size-5 shrink-0 text-accent transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="field-grid pt-2 pb-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
