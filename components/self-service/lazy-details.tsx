import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locales';

interface LazyDetailsProps<Parts> {
  label: string;
  /** Shown when code or words do not load. */
  failed: string;
  className?: string;
  /** A function of the module, so that it stays the same. */
  load: (locale: Locale) => Promise<Parts>;
  children: (parts: Parts, locale: Locale) => ReactNode;
}

/**
 * A part of a page whose code and words load when it is unfolded; only then is the supplier asked. If loading fails, it folds up with a message,
 * and loads again the next time.
 */
export function LazyDetails<Parts>({ label, failed, className = '', load, children }: LazyDetailsProps<Parts>) {
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [parts, setParts] = useState<{ of: Locale; loaded: Parts } | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    let hasLeft = false;
    load(locale).then(
      (loaded) => {
        if (!hasLeft) setParts({ of: locale, loaded });
      },
      () => {
        if (hasLeft) return;
        setHasFailed(true);
        setIsOpen(false);
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [load, locale, isOpen]);

  return (
    <div className={`border-line border-t pt-1 ${className}`}>
      <details
        open={isOpen}
        className="group/lazy"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setHasFailed(false);
          setIsOpen(currentTarget.open);
        }}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
          <Icon name="down" className="size-4 transition-transform group-open/lazy:rotate-180" />
          {label}
        </summary>
        {isOpen && (parts ? children(parts.loaded, parts.of) : <Spinner className="size-5 text-accent" />)}
      </details>
      <p role="alert" className="pb-2 text-danger empty:hidden">
        {hasFailed && failed}
      </p>
    </div>
  );
}
