import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<NoticeTone, { look: string; icon: IconName; colour: string }> = {
  info: { look: 'border-line bg-sunken', icon: 'info', colour: 'text-ink-soft' },
  success: { look: 'border-success/40 bg-success-soft', icon: 'check', colour: 'text-success' },
  warning: { look: 'border-sun/50 bg-sun-soft', icon: 'warning', colour: 'text-on-sun-soft' },
  danger: { look: 'border-danger/40 bg-danger-soft', icon: 'warning', colour: 'text-danger' },
};

interface NoticeProps {
  tone?: NoticeTone;
  /** Set it when the notice appears later: announced at the next pause, or at once. */
  announce?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}

/** A remark about the text around it. */
export function Notice({ tone = 'info', announce, className, children }: NoticeProps) {
  const { look, icon, colour } = tones[tone];
  return (
    <div role={announce} className={clsx('flex gap-3 rounded-control border p-4', look, className)}>
      <Icon name={icon} className={clsx('mt-0.5 size-5', colour)} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
