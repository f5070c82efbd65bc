import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { RetryButton } from '@/components/ui/feedback/retry-button';
import { company } from '@/content/company';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import type { SearchFailure } from '@/lib/flights/search/search-failure';

interface FailedSearchProps {
  failure: SearchFailure;
  onRetry: () => void;
  onChangeSearch: () => void;
  help: ReactNode;
}

/** Asking again cannot help a search that is wrong or too large, or a service that is closed. */
const beyondRetry: ReadonlySet<SearchFailure['kind']> = new Set(['invalid', 'partyTooLarge', 'paused', 'usedUp']);

/** What went wrong, and every way on that makes sense. */
export function FailedSearch({ failure: { kind, retryAfterSeconds }, onRetry, onChangeSearch, help }: FailedSearchProps) {
  const t = useTranslations('flights.results');
  return (
    <div className="mt-6">
      <ErrorState title={t(`failure.${kind}.title`)} text={t(`failure.${kind}.text`)} heading="h3">
        {!beyondRetry.has(kind) && (
          <RetryButton
            waitSeconds={retryAfterSeconds ?? 0}
            label={t('failure.retry')}
            waitLabel={(seconds) => t('failure.retryIn', { seconds })}
            onRetry={onRetry}
          />
        )}
        <Button variant="secondary" onClick={onChangeSearch}>
          {t('change')}
        </Button>
        {kind === 'partyTooLarge' && (
          <CallLink phone={company.phone} className={buttonClass('secondary')}>
            {(phone) => phone()}
          </CallLink>
        )}
        {help}
      </ErrorState>
    </div>
  );
}

interface WhatsAppHelpProps {
  search: FlightSearchRequest;
  number: string;
  look: 'icon' | 'button';
}

export function WhatsAppHelp({ search, number, look }: WhatsAppHelpProps) {
  const t = useTranslations('flights.results.whatsapp');
  const locale = useLocale();
  const places = { origin: cityName(search.origin, locale), destination: cityName(search.destination, locale) };
  const isIcon = look === 'icon';
  return (
    <ChatAboutPage
      number={number}
      messageOf={(link) => t('message', { ...places, link })}
      className={
        isIcon
          ? 'inline-flex size-11 items-center justify-center rounded-pill bg-success-fill text-on-fill'
          : buttonClass('secondary')
      }
    >
      <WhatsAppIcon className={isIcon ? 'size-6' : 'size-5'} />
      <span className={isIcon ? 'sr-only' : undefined}>{t('button')}</span>
    </ChatAboutPage>
  );
}
