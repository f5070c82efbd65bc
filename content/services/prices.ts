import type { Bilingual } from '../bilingual.ts';

/**
 * Starting prices of Umrah and of help with visas, in QAR for one person. The agency has not published a list, so these are example prices of ours,
 * round figures that it must check before the site opens (README). The page says so.
 */
export const servicePricesAsOf = '2026-11-29';

export interface ServicePrice {
  name: Bilingual;
  /** Or the starting price of this offer, which the desk can change. */
  from: number | { offer: string };
  includes: Bilingual;
  /** What is paid besides. */
  besides: Bilingual;
}

const flights: Bilingual = { en: 'Flights, at the fare for your dates.', ar: 'الطيران بسعر التذكرة في تواريخك.' };

const unknownFee: Bilingual = {
  en: 'The authority’s own fee, which is not listed here because it changes. We tell you the day’s amount before you pay.',
  ar: 'رسوم الجهة الرسمية، ولا نذكرها هنا لأنها تتغيّر، ونخبرك بمبلغها يوم التقديم قبل أن تدفع.',
};

export const servicePrices: Record<'umrah' | 'visa', readonly ServicePrice[]> = {
  /** Per person, two sharing a room. */
  umrah: [
    {
      name: { en: 'Makkah by air, three nights', ar: 'مكة المكرمة جوًا، ثلاث ليالٍ' },
      from: 1950,
      includes: {
        en: 'A hotel ten minutes’ walk from the Haram, with breakfast, and a driver from Jeddah and back.',
        ar: 'فندق على بُعد عشر دقائق مشيًا من الحرم مع الفطور، وسائق من جدة وإليها.',
      },
      besides: flights,
    },
    {
      name: { en: 'Makkah and Madinah by air, five nights', ar: 'مكة المكرمة والمدينة المنورة جوًا، خمس ليالٍ' },
      from: 3100,
      includes: {
        en: 'Three nights in Makkah and two in Madinah with breakfast, a driver, and the Haramain train between the cities.',
        ar: 'ثلاث ليالٍ في مكة المكرمة وليلتان في المدينة المنورة مع الفطور، وسائق، وقطار الحرمين بين المدينتين.',
      },
      besides: flights,
    },
    {
      name: { en: 'Makkah by road, four nights', ar: 'مكة المكرمة برًا، أربع ليالٍ' },
      from: 1250,
      includes: {
        en: 'A seat in a coach from Doha and back, three nights in a hotel with a shuttle to the Haram, and one on the way.',
        ar: 'مقعد في حافلة من الدوحة وإليها، وثلاث ليالٍ في فندق بحافلة إلى الحرم، وليلة في الطريق.',
      },
      besides: { en: 'Meals, and whatever the border requires.', ar: 'الوجبات، وما يُطلب عند المنفذ.' },
    },
  ],
  /** Of our help alone, for each applicant. Fees of authorities are named only with their date and source. */
  visa: [
    {
      name: { en: 'Schengen visa', ar: 'تأشيرة شنغن' },
      from: { offer: 'schengen-visa' },
      includes: {
        en: 'Documents checked, the form, the appointment, and the application followed until the passport is back.',
        ar: 'مراجعة الأوراق وتعبئة النموذج وحجز الموعد، ومتابعة الطلب حتى عودة الجواز.',
      },
      // European Commission, Migration and Home Affairs: "Schengen visa fee increased as of 11 June 2024". Read on 29 November 2026.
      besides: {
        en: 'The consulate’s fee: 90 euros, 45 for children from six to eleven, since 11 June 2024 according to the European Commission. Also the visa centre’s own fee, which is not listed here.',
        ar: 'رسوم القنصلية: 90 يورو، و45 يورو للأطفال من ست سنوات إلى إحدى عشرة، منذ 11 يونيو 2024 بحسب المفوضية الأوروبية. ومعها رسوم مركز التأشيرات، ولا نذكرها هنا.',
      },
    },
    {
      name: { en: 'Visitor visa for the United Kingdom', ar: 'تأشيرة زيارة بريطانيا' },
      from: 600,
      includes: {
        en: 'Documents checked, the online form, the appointment for fingerprints, and the application followed.',
        ar: 'مراجعة الأوراق وتعبئة النموذج الإلكتروني وحجز موعد البصمات ومتابعة الطلب.',
      },
      besides: unknownFee,
    },
    {
      name: { en: 'Visitor visa for the United States', ar: 'تأشيرة زيارة الولايات المتحدة' },
      from: 700,
      includes: {
        en: 'The online form, the appointment, and an hour to prepare for the interview.',
        ar: 'تعبئة النموذج الإلكتروني وحجز الموعد وساعة للاستعداد للمقابلة.',
      },
      besides: unknownFee,
    },
    {
      name: { en: 'e-visa or online authorisation', ar: 'تأشيرة إلكترونية أو تصريح إلكتروني' },
      from: 150,
      includes: {
        en: 'The form filled in letter by letter as in the passport, and the answer sent to you.',
        ar: 'تعبئة النموذج مطابقًا للجواز حرفًا بحرف، وإرسال الرد إليك.',
      },
      besides: unknownFee,
    },
  ],
};
