import type { GuideText } from '@/content/guide';

/** Puts a price that the desk can change in the place of `{price}`. */
export const withPrice = (text: GuideText, price: string): GuideText =>
  JSON.parse(JSON.stringify(text), (_, value) => (typeof value === 'string' ? value.replaceAll('{price}', price) : value));
