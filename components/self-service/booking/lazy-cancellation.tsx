import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { LazyDetails } from '../lazy-details';
import type { CancellationTermsProps } from './cancellation-terms';

const load = async (locale: Locale) => {
  const words = loadMessages(locale, ['selfService', 'flights', 'hotels', 'states']);
  const [{ CancellationTerms }, messages] = await Promise.all([import('./cancellation-terms'), words]);
  return { CancellationTerms, messages };
};

interface LazyCancellationProps extends Omit<CancellationTermsProps, 'locale' | 'messages'> {
  label: string;
  failed: string;
}

/** The cost of cancelling a booking. */
export function LazyCancellation({ label, failed, ...booking }: LazyCancellationProps) {
  return (
    <LazyDetails label={label} failed={failed} className="mt-1" load={load}>
      {({ CancellationTerms, messages }, locale) => <CancellationTerms locale={locale} messages={messages} {...booking} />}
    </LazyDetails>
  );
}
