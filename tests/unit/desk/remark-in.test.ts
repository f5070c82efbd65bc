import { expect, it } from 'vitest';
import { remarkIn } from '@/lib/desk/booking-life/remark-in';

it('is in the reader’s language if the database wrote both, else as it was typed', () => {
  expect(remarkIn('Refund · استرداد: QAR 120', 'en')).toBe('Refund: QAR 120');
  expect(remarkIn('Refund · استرداد: QAR 120', 'ar')).toBe('استرداد: QAR 120');
  expect(remarkIn('Cancel the order · إلغاء الطلب لدى المورّد', 'en')).toBe('Cancel the order');
  for (const typed of ['', 'Rooms held until Sunday', 'اتصلت · لا يجيب', 'Called: لا يجيب'])
    expect(remarkIn(typed, 'ar')).toBe(typed);
});
