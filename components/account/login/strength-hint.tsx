'use client';

import { useTranslations } from 'next-intl';
import { type PasswordStrength, passwordStrength } from '@/lib/account/password-strength';

const bars: Record<PasswordStrength, { filled: number; look: string }> = {
  short: { filled: 1, look: 'bg-danger' },
  weak: { filled: 2, look: 'bg-sun' },
  fair: { filled: 3, look: 'bg-success' },
  strong: { filled: 4, look: 'bg-success' },
};

/** How good a new password is, while it is typed: in a word, and as bars beside it. */
export function StrengthHint({ password }: { password: string }) {
  const t = useTranslations('account.login');
  const strength = passwordStrength(password);
  const { filled, look } = bars[strength];
  const words = {
    short: t('strength.short'),
    weak: t('strength.weak'),
    fair: t('strength.fair'),
    strong: t('strength.strong'),
  };
  return (
    <p className="mt-2 flex min-h-6 items-center gap-3 text-ink-soft text-sm">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={`h-1.5 w-7 rounded-pill ${password && bar <= filled ? look : 'bg-line'}`} />
        ))}
      </span>
      <span aria-live="polite">{password && words[strength]}</span>
    </p>
  );
}
