import type { ReactNode } from 'react';

interface PageHeaderProps {
  heading: string;
  lead: string;
  /** Immediate actions. */
  children?: ReactNode;
}

export function PageHeader({ heading, lead, children }: PageHeaderProps) {
  return (
    <header className="mt-2 max-w-3xl md:mt-4">
      <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{heading}</h1>
      <p className="mt-4 text-ink-soft text-lg md:text-xl">{lead}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>}
    </header>
  );
}
