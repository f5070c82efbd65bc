import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ComponentType } from 'react';
import { loadOnUse } from '@/components/ui/load-on-use';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

interface PassportsSheetProps {
  onClose: () => void;
}

/** Its code and words load when it is opened. */
async function loadSheet(locale: Locale): Promise<ComponentType<PassportsSheetProps>> {
  const [{ PassportsSheet }, messages] = await Promise.all([
    import('./passports-sheet'),
    loadMessages(locale, ['flights', 'ui']),
  ]);
  return (props) => (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <PassportsSheet {...props} />
    </NextIntlClientProvider>
  );
}

const sheets = { en: loadOnUse(() => loadSheet('en')), ar: loadOnUse(() => loadSheet('ar')) };

export function LazyPassportsSheet(props: PassportsSheetProps) {
  const Sheet = sheets[useLocale()];
  return <Sheet {...props} />;
}
