import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';

export interface LanguageOfferWords {
  /** In the language of the page. */
  text: string;
  /** In the other language, for its readers. */
  read: string;
  close: string;
}

interface LanguageOfferLineProps {
  other: Locale;
  href: string;
  words: LanguageOfferWords;
  onClose: () => void;
}

export function LanguageOfferLine({ other, href, words, onClose }: LanguageOfferLineProps) {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-(--phone-bar-height) z-30 flex items-center gap-x-4 border-line border-t bg-raised py-1 ps-4 pe-4 xl:pe-20 text-ink text-sm shadow-float print:hidden"
    >
      <p className="flex flex-1 flex-wrap items-center gap-x-2">
        {words.text}
        <a
          href={href}
          hrefLang={other}
          lang={other}
          className="inline-flex min-h-11 items-center font-medium text-accent underline"
        >
          {words.read}
        </a>
      </p>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
