import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readPreview } from '@/lib/newsletter/campaigns';
import { Failed, Waiting } from '../notices';
import { useDeskData } from '../use-desk-data';

/** In pixels: a phone and a computer. */
const widths = { phone: 390, computer: 1280 } as const;
const looks = ['phone', 'computer', 'text'] as const;

/** The mail as its readers get it. The frame runs no scripts, and its links lead nowhere. */
export function CampaignPreview({ id, version }: { id: string; version: number }) {
  const t = useTranslations('campaigns.preview');
  const words = useTranslations('campaigns.languages');
  const own = useLocale() === 'ar' ? 'ar' : 'en';
  const [language, setLanguage] = useState<Locale>(own);
  const [look, setLook] = useState<(typeof looks)[number]>('phone');
  const { data, readAgain } = useDeskData(`${id} ${version}`, () => readPreview(id));
  return (
    <section aria-labelledby="campaign-preview" className="mt-8">
      <h3 id="campaign-preview" className="mb-3 text-xl">
        {t('title')}
      </h3>
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('language')}</legend>
          {locales.map((one) => (
            <Choice key={one} isSelected={one === language} onSelect={() => setLanguage(one)}>
              {words(one)}
            </Choice>
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('look')}</legend>
          {looks.map((one) => (
            <Choice key={one} isSelected={one === look} onSelect={() => setLook(one)}>
              {t(one)}
            </Choice>
          ))}
        </fieldset>
      </div>
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'failed' && <Failed isOffline={data.isOffline} onRetry={readAgain} />}
      {data.status === 'ready' && (
        <>
          <p className="mb-2 text-ink-soft">
            {t('subject')}{' '}
            <bdi lang={language} className="font-medium text-ink">
              {data.value[language].subject}
            </bdi>
          </p>
          {look === 'text' ? (
            <pre
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              className="max-w-3xl overflow-x-auto whitespace-pre-wrap break-words rounded-card border border-line bg-raised p-4 font-sans"
            >
              {data.value[language].text}
            </pre>
          ) : (
            // A wide mail is scrolled sideways, as on a small screen.
            // biome-ignore lint/a11y/useSemanticElements: a frame in a box, and no fields.
            <div
              role="group"
              aria-label={t('frame', { language: words(language) })}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
              tabIndex={0}
              className="overflow-x-auto rounded-card border border-line"
            >
              <iframe
                key={`${language} ${look}`}
                title={t('frame', { language: words(language) })}
                srcDoc={data.value[language].html}
                sandbox=""
                width={widths[look]}
                height={900}
                className="block border-0"
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Choice({ isSelected, onSelect, children }: { isSelected: boolean; onSelect: () => void; children: string }) {
  return (
    <Button variant={isSelected ? 'primary' : 'secondary'} aria-pressed={isSelected} onClick={onSelect}>
      {children}
    </Button>
  );
}
