'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { showToast } from '@/components/ui/feedback/toast';
import { Icon } from '@/components/ui/icon';
import { FailureNotice } from '../login/login-parts';
import { useAuthRequest } from '../login/use-auth-request';

interface MailedProps {
  purpose: 'confirm' | 'resend' | 'reset' | 'code';
  email: string;
  onOther: () => void;
  /** The form for what is in the mail; it takes the focus. `sentAt`: when the mail was asked for, in milliseconds. */
  children?: ((sentAt: number) => ReactNode) | undefined;
}

/** Hosted Supabase sends one mail per minute to an address. */
const pauseSeconds = 60;

/** Asks the visitor to open the mail, or to type what it says. After a pause, another one can be requested. */
export function Mailed({ purpose, email, onOther, children }: MailedProps) {
  const t = useTranslations('account.login.mailed');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, isSending, failureText } = useAuthRequest();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(pauseSeconds);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const hasForm = children !== undefined;
  const words = {
    confirm: { title: t('confirmTitle'), toast: t('confirmToast') },
    resend: { title: t('confirmTitle'), toast: t('confirmToast') },
    reset: { title: t('resetTitle'), toast: t('resetToast') },
    code: { title: t('codeTitle'), toast: t('codeToast') },
  }[purpose];

  useEffect(() => {
    if (!hasForm) heading.current?.focus({ preventScroll: true });
    // The form was longer: without this the new screen would start below the header.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [hasForm]);

  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, pauseSeconds - Math.floor((Date.now() - sentAt) / 1000))), 500);
    return () => clearInterval(timer);
  }, [sentAt]);

  async function sendAgain() {
    setIsSentAgain(false);
    const answer = await send((actions) => {
      if (purpose === 'code') return actions.sendCode(email);
      return purpose === 'reset' ? actions.sendReset(email, locale) : actions.resendConfirmation(email, locale);
    });
    if (!answer?.ok) return;
    setSentAt(Date.now());
    setSeconds(pauseSeconds);
    setIsSentAgain(true);
    void showToast('success', words.toast);
  }

  const texts = { confirm: 'confirmText', resend: 'resendText', reset: 'resetText', code: 'codeText' } as const;
  const address = { address: () => <bdi className="wrap-anywhere font-semibold">{email}</bdi> };
  return (
    <section className="space-y-4">
      <span className="flex size-14 items-center justify-center rounded-pill bg-accent-soft text-accent">
        <Icon name="mail" className="size-7" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none">
        {words.title}
      </h1>
      <p key={purpose}>{t.rich(texts[purpose], address)}</p>
      {children?.(sentAt)}
      <p className="text-ink-soft">{t('spam')}</p>
      {failureText && <FailureNotice text={failureText} />}
      {isSentAgain && <AnswerNotice tone="success">{t('sentAgain')}</AnswerNotice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={sendAgain} disabled={isSending || seconds > 0} className="tabular-nums">
          {seconds > 0 ? t('againIn', { seconds, n: String(seconds) }) : t('again')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </section>
  );
}
