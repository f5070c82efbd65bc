'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import type { LoginMode } from '@/lib/account/check-login';

interface ModeLinkProps {
  mode: LoginMode;
  onSelect: (mode: LoginMode) => void;
  isCurrent?: boolean;
  className: string;
  children: string;
}

/** A link that also works in a new tab or as a bookmark; a normal click changes the mode and keeps what was typed. */
export function ModeLink({ mode, onSelect, isCurrent, className, children }: ModeLinkProps) {
  function select(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(mode);
  }
  return (
    <a href={`?mode=${mode}`} onClick={select} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}

export function ModeSwitch({ mode, onSelect }: { mode: LoginMode; onSelect: (mode: LoginMode) => void }) {
  const t = useTranslations('account.login.switch');
  const look =
    'flex min-h-11 grow basis-0 items-center justify-center rounded-control px-3 py-1 text-center font-medium text-ink-soft transition-colors hover:text-ink aria-[current]:bg-raised aria-[current]:text-accent aria-[current]:shadow-card';
  return (
    <nav aria-label={t('label')} className="flex gap-1 rounded-card bg-sunken p-1">
      <ModeLink mode="signin" onSelect={onSelect} isCurrent={mode !== 'signup'} className={look}>
        {t('signin')}
      </ModeLink>
      <ModeLink mode="signup" onSelect={onSelect} isCurrent={mode === 'signup'} className={look}>
        {t('signup')}
      </ModeLink>
    </nav>
  );
}

interface FailureNoticeProps {
  /** In the visitor's language, or the server's own text. */
  text: string;
  /** The next step, if there is one. */
  children?: ReactNode;
}

/** An error from the server. */
export function FailureNotice({ text, children }: FailureNoticeProps) {
  return (
    <AnswerNotice tone="danger">
      <p dir="auto">{text}</p>
      {children}
    </AnswerNotice>
  );
}
