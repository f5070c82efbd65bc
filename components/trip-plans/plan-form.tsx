import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** What every form of a plan sends. */
export interface PlanLink {
  /** Of the link. */
  planKey: string;
  /** A signed id for a device without a cookie. */
  device: string;
  commentId: string;
}

interface PlanFormProps {
  link: PlanLink;
  /** The action; see lib/trip-plans/store.ts. */
  type: string;
  /** What it is about. */
  item?: string;
  className?: string;
  children: ReactNode;
}

/** A form of the plan's page, which works without script. */
export function PlanForm({ link, type, item, className, children }: PlanFormProps) {
  const locale = useLocale();
  return (
    <form method="post" action="/api/trip-plans" noValidate className={className}>
      <input type="hidden" name="key" value={link.planKey} />
      <input type="hidden" name="device" value={link.device} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="type" value={type} />
      {item && <input type="hidden" name="item" value={item} />}
      {children}
    </form>
  );
}

interface SureProps extends Omit<PlanFormProps, 'className' | 'children'> {
  label: string;
  /** With what it is about. */
  name: string;
  text?: string;
  yes: string;
}

/** Deletes something, once its consequences are read. */
export function DeleteForm({ label, name, text, yes, ...form }: SureProps) {
  return (
    <details className="group text-sm">
      <summary
        aria-label={name}
        className="inline-flex min-h-11 list-none items-center gap-1 text-ink-soft underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden"
      >
        {label}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      {text && <p className="mb-2 max-w-prose">{text}</p>}
      <PlanForm {...form}>
        <Button type="submit" variant="secondary" aria-label={yes === label ? name : undefined}>
          {yes}
        </Button>
      </PlanForm>
    </details>
  );
}
