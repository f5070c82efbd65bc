import clsx from 'clsx';
import { type GiftDesign, giftDesigns } from '@/content/gift-card-design';
import type { Locale } from '@/lib/i18n/locales';
import { GiftCardArt } from './gift-card-art';

/** Whole class names, so that the build finds them. */
const shownBy: Record<GiftDesign, string> = {
  journey: '',
  eid: 'not-group-has-[[value=eid]:checked]/section:hidden',
  wedding: 'not-group-has-[[value=wedding]:checked]/section:hidden',
  umrah: 'not-group-has-[[value=umrah]:checked]/section:hidden',
};

/** The design that is checked in the form of the section, above the first one; without script. */
export function DesignOfForm({ language }: { language: Locale }) {
  return giftDesigns.map((design) => (
    <GiftCardArt
      key={design}
      design={design}
      language={language}
      className={clsx('absolute inset-0 -z-10 size-full', shownBy[design])}
    />
  ));
}

/** The choices of the form. */
export const designPictures = (language: Locale) =>
  Object.fromEntries(
    giftDesigns.map((design) => [design, <GiftCardArt key={design} design={design} language={language} className="w-full" />]),
  );
