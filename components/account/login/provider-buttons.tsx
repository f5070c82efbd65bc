'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { browserSettings, type SignInProvider } from '@/lib/supabase/account/browser-settings';

/** Links to the providers that the settings name; nothing without one. `next`: the page to go to afterwards. */
export function ProviderButtons({ next }: { next: string }) {
  const t = useTranslations('account.login.providers');
  const locale = useLocale();
  const [providers, setProviders] = useState<readonly SignInProvider[]>([]);

  useEffect(() => {
    browserSettings().then(
      (settings) => setProviders(settings.providers),
      () => {},
    );
  }, []);

  if (providers.length === 0) return null;
  const words = { google: t('google'), apple: t('apple') };
  return (
    <ul className="space-y-3 border-line border-t pt-6">
      {providers.map((provider) => (
        <li key={provider}>
          <a
            href={`/auth/provider?${new URLSearchParams({ provider, next, lang: locale })}`}
            className={buttonClass('secondary', 'min-h-12 w-full')}
          >
            {marks[provider]}
            {words[provider]}
          </a>
        </li>
      ))}
    </ul>
  );
}

const marks = {
  google: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285F4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09Z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23Z"
      />
      <path fill="#FBBC05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84Z" />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53Z"
      />
    </svg>
  ),
  apple: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="currentColor">
      <path d="M12.15 6.9c-.95 0-2.41-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.2 3.09 3.79 3.04 1.52-.07 2.09-.99 3.93-.99 1.83 0 2.35.99 3.96.95 1.64-.03 2.68-1.48 3.68-2.95 1.15-1.69 1.63-3.33 1.66-3.42-.04-.01-3.18-1.22-3.22-4.85-.03-3.04 2.48-4.5 2.6-4.56-1.43-2.09-3.62-2.32-4.39-2.38-2-.15-3.68 1.1-4.61 1.1ZM15.53 3.83c.84-1.01 1.4-2.43 1.24-3.83-1.2.05-2.66.8-3.53 1.82-.78.9-1.45 2.34-1.27 3.71 1.34.1 2.71-.69 3.56-1.7Z" />
    </svg>
  ),
};
