/** The designs of gift cards and the words on them; `gift-card-drawings.ts` has what is drawn. */

export const giftDesigns = ['journey', 'eid', 'wedding', 'umrah'] as const;
export type GiftDesign = (typeof giftDesigns)[number];

export const giftDesignNames: Record<GiftDesign, { en: string; ar: string }> = {
  journey: { en: 'Any occasion', ar: 'لكل مناسبة' },
  eid: { en: 'Eid', ar: 'العيد' },
  wedding: { en: 'Wedding', ar: 'زفاف' },
  umrah: { en: 'Umrah', ar: 'عمرة' },
};

/** On the card, in its language. */
export const giftCardWords = {
  en: { title: 'Gift card', to: 'For', from: 'From' },
  ar: { title: 'بطاقة هدية', to: 'إلى', from: 'من' },
};

export const giftCardSize = { width: 600, height: 340 };
