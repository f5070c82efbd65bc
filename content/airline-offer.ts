import type { AirlineOfferContent } from '../lib/packages/offers/airline-offer-content.ts';

/** The airline promotion on the page of holidays. Up to the agency to renew, with the dates it has agreed: see the README, "Before you launch". */
export const airlineOffer: AirlineOfferContent = {
  /** Per cent off the published fare. */
  discount: { economy: 12, premium: 20 },
  /** Days as yyyy-MM-dd. */
  sale: { from: '2026-11-15', until: '2026-12-31' },
  travel: { from: '2027-01-10', until: '2027-06-15' },
  en: {
    airline: '',
    cities: ['Paris', 'Geneva', 'Athens', 'Istanbul', 'Tashkent', 'Seoul'],
    terms: [
      'Return trips that begin in Doha and are booked together with one of our holidays.',
      'The discount is taken off the fare; taxes and airport charges stay as they are.',
      'Seats are limited, and school and public holidays are left out.',
      'Changes and refunds follow the rules of the fare. A travel expert tells you what they are before you pay.',
    ],
  },
  ar: {
    airline: '',
    cities: ['باريس', 'جنيف', 'أثينا', 'إسطنبول', 'طشقند', 'سيول'],
    terms: [
      'رحلات ذهاب وعودة تنطلق من الدوحة وتُحجز مع إحدى باقاتنا.',
      'يُحسب الخصم من سعر التذكرة، وتبقى الضرائب ورسوم المطارات كما هي.',
      'المقاعد محدودة، ولا يشمل العرض إجازات المدارس والعطل الرسمية.',
      'يخضع التغيير والاسترداد لشروط التذكرة، ويبيّنها لك مستشارنا قبل الدفع.',
    ],
  },
};
