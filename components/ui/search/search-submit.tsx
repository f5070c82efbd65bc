'use client';

import { type ReactNode, useId } from 'react';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '../button';
import { missingText } from './missing-text';

interface SearchSubmitProps {
  locale: Locale;
  /** What is not filled in yet, in words. */
  missing: readonly string[];
  /** The sentence around it: "Add {fields}". */
  lead: string;
  isLoading?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The button of a search, disabled while something is missing or loading, and beside it what is missing. The page from the server has it enabled, for
 * visitors without script; the loader (lib/site-server/page-store/loader.js) disables it, until somebody is there whose press it would keep.
 */
export function SearchSubmit({ locale, missing, lead, isLoading = false, className, children }: SearchSubmitProps) {
  const id = useId();
  const isLive = useIsInBrowser();
  const isIncomplete = missing.length > 0;
  return (
    <div className={className}>
      <Button
        type="submit"
        disabled={isLive && (isIncomplete || isLoading)}
        aria-busy={isLoading}
        data-incomplete={isIncomplete ? '' : undefined}
        aria-describedby={isIncomplete ? id : undefined}
        className="min-h-12 w-full"
      >
        {children}
      </Button>
      <p id={id} aria-live="polite" className="mt-1 min-h-5 text-ink-soft text-sm">
        {isIncomplete && missingText(lead, missing, locale)}
      </p>
    </div>
  );
}
