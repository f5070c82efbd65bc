import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';

type NewsletterPageProps = { name: string; children: ReactNode } & (
  | { heading: string; text: string }
  | { /** Its content has the heading. */ heading?: never; text?: never }
);

/** A short page about the visitor's subscription: what happened, and possible next steps. Without the newsletter form in the footer. */
export function NewsletterPage({ name, heading, text, children }: NewsletterPageProps) {
  return (
    <div data-no-offers="" className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={name} />
      {heading && (
        <>
          <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">{heading}</h1>
          <p className="mt-4 max-w-2xl text-ink-soft text-lg">{text}</p>
        </>
      )}
      <div className={heading ? 'mt-6 max-w-md' : 'mt-4'}>{children}</div>
    </div>
  );
}
