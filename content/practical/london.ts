import type { Practical } from './answers.ts';
import { squarePins } from './plugs.ts';

export const london: Practical = {
  budget: {
    en: 'Allow 50 to 80 pounds a day for each adult, for meals and the Underground, without the hotel. The great museums are free.',
    ar: 'نقدّر من 50 إلى 80 جنيهًا في اليوم للبالغ، للطعام والمترو، من دون الفندق. والمتاحف الكبرى مجانية.',
  },
  sim: {
    en: 'EE, O2, Vodafone and Three sell prepaid cards in every supermarket; no passport needed.',
    ar: 'تباع شرائح إي إي وأو تو وفودافون وثري مسبقة الدفع في كل متجر، ولا يُطلب جواز.',
  },
  safety: {
    en: 'Thieves on bicycles snatch phones from hands: stand away from the kerb while you read the map.',
    ar: 'يخطف لصوص على دراجات الهواتف من الأيدي: ابتعد عن حافة الرصيف وأنت تنظر في الخريطة.',
  },
  emergency: {
    en: '999 or 112 for everything; 111 for medical advice.',
    ar: '999 أو 112 لكل طارئ، و111 للاستشارة الطبية.',
  },
  plugs: squarePins,
  tipping: {
    en: 'Restaurants often put 12.5 per cent on the bill. Where they do not, about ten per cent.',
    ar: 'كثيرًا ما تضيف المطاعم 12.5 في المئة إلى الفاتورة. فإن لم تضفها فنحو عشرة في المئة.',
  },
  driving: {
    en: 'Visitors may drive on a Qatar licence, on the left. There is a daily charge for driving in central London.',
    ar: 'يقود الزائر برخصة قطر، والسير على اليسار. ودخول وسط لندن برسم يومي.',
  },
  lastMetro: {
    en: 'About half past midnight; on Friday and Saturday nights five lines run through.',
    ar: 'نحو الثانية عشرة والنصف ليلًا، وفي ليلتي الجمعة والسبت تعمل خمسة خطوط حتى الصباح.',
  },
};
