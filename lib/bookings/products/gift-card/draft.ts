/** The form of a gift card as typed, stored for this tab until it is paid. */
import type { GiftDesign } from '@/content/gift-card-design';
import { isShapedLike } from '@/lib/storage/stored-shape';
import { dayError, readDay } from '@/lib/time/dates';
import { emptyContact } from '../../contact';
import { collectErrors, createDraftStore, type DraftCheck, type DraftErrors, inFormOrder } from '../../draft';
import { giftDraftKey } from '../../model/gift-card';
import { readRiyals } from './read-riyals';
import { type GiftRequest, giftRequest } from './schema';

export interface GiftDraft {
  amount: string;
  design: GiftDesign;
  recipientName: string;
  recipientEmail: string;
  /** As typed: dd/MM/yyyy. */
  sendOn: string;
  language: 'en' | 'ar';
  message: string;
  senderName: string;
  email: string;
  phone: string;
}

export function emptyGiftDraft(language: 'en' | 'ar', sendOn: string): GiftDraft {
  const { email, phone } = emptyContact;
  const names = { recipientName: '', recipientEmail: '', senderName: '', message: '' };
  return { amount: '500', design: 'journey', sendOn, language, email, phone, ...names };
}

/** The path of each field in the request, in the order of the form. */
export const giftPaths: Record<keyof GiftDraft, string> = {
  design: 'gift.design',
  amount: 'gift.amount',
  recipientName: 'gift.recipientName',
  recipientEmail: 'gift.recipientEmail',
  sendOn: 'gift.sendOn',
  language: 'gift.language',
  message: 'gift.message',
  senderName: 'gift.senderName',
  email: 'contact.email',
  phone: 'contact.phone',
};

/** Parses the draft into the parts of a request, or returns the errors by path. `today` is yyyy-MM-dd. */
export function checkGiftDraft(draft: GiftDraft, today: string): DraftCheck<Pick<GiftRequest, 'gift' | 'contact'>> {
  const { amount, sendOn, email, phone, ...rest } = draft;
  const errors: DraftErrors = {};
  const gift = giftRequest.shape.gift.safeParse({ ...rest, amount: readRiyals(amount), sendOn: readDay(sendOn) });
  const contact = giftRequest.shape.contact.safeParse({ email, phone });
  const ofDay = dayError(sendOn, today);
  if (ofDay) errors[giftPaths.sendOn] = ofDay;
  collectErrors(errors, 'gift', gift.error?.issues);
  collectErrors(errors, 'contact', contact.error?.issues);
  if (gift.data && contact.data && !ofDay) return { request: { gift: gift.data, contact: contact.data } };
  return { errors: inFormOrder(errors, Object.values(giftPaths)) };
}

const example = emptyGiftDraft('en', '');
const store = createDraftStore<GiftDraft>(giftDraftKey, 1, (stored) => isShapedLike(stored, example));

export const saveGiftDraft = (draft: GiftDraft) => store.save('latest', draft);
export const loadGiftDraft = () => store.load('latest')?.draft ?? null;
