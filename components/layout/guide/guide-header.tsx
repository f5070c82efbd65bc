import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Poster } from '@/components/ui/poster';
import { company } from '@/content/company';
import type { GuideText } from '@/content/guide';
import type { Locale } from '@/lib/i18n/locales';

interface GuideHeaderProps {
  locale: Locale;
  text: GuideText;
  art: string;
  action?: ReactNode;
  /** On a phone without the picture: something more useful follows. */
  isShort?: boolean;
}

export function GuideHeader({ locale, text, art, action, isShort = false }: GuideHeaderProps) {
  const t = useTranslations('guides.ask');
  return (
    <header className="mt-2 grid items-center gap-6 md:mt-4 md:grid-cols-2 md:gap-12">
      <div className={isShort ? 'max-md:hidden md:order-2' : 'md:order-2'}>
        <Poster
          slug={art}
          crop="card"
          locale={locale}
          decorative
          priority
          className="aspect-3/2 w-full rounded-card object-cover shadow-card md:aspect-4/3"
        />
      </div>
      <div>
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{text.heading}</h1>
        <p className="mt-4 text-ink-soft text-lg md:mt-5 md:text-xl">{text.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          {action}
          <WhatsAppLink
            number={company.whatsapp.number}
            message={text.greeting}
            className={buttonClass(action || isShort ? 'secondary' : 'primary')}
          >
            {t('whatsapp')}
          </WhatsAppLink>
        </div>
      </div>
    </header>
  );
}
