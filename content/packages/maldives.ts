import type { HolidayCountry } from '../package.ts';
import { never } from './always.ts';

export const maldives: HolidayCountry = {
  slug: 'maldives',
  name: { en: 'Maldives', ar: 'المالديف' },
  gateway: 'MLE',
  cities: [
    {
      id: 'maldives',
      name: { en: 'Island days', ar: 'أيام في الجزيرة' },
      city: { en: 'Malé Atoll', ar: 'جزر ماليه' },
      art: 'maldives-beach',
      nights: 3,
      price: 2500,
      accommodation: { en: 'Four-star island resort, beach villa', ar: 'فيلا على الشاطئ في منتجع جزيرة أربع نجوم' },
      airport: 'MLE',
      latitude: 4.1755,
      longitude: 73.5093,
      themes: ['beach', 'couples', 'family'],
      en: {
        title: 'Island days in the Maldives, three nights',
        description:
          'Three nights in a beach villa near Malé: an island resort, breakfast, shared speedboat from the airport and a guided snorkelling tour of the reef.',
        lead: 'One island, one resort, and a reef that begins where the sand ends.',
        days: [
          {
            term: 'Arrival',
            text: 'The resort’s staff meet you at Malé airport. The shared speedboat leaves from the pier outside; be on the sand before sunset.',
          },
          {
            term: 'The reef',
            text: 'Your tour: along the house reef with a guide and a mask, among parrotfish and, most days, a turtle. The afternoon is yours.',
          },
          {
            term: 'Nothing at all',
            text: 'A hammock, a book, a long lunch. If you want more, take a boat to a sandbank or look for dolphins in the evening.',
          },
          { term: 'Farewell', text: 'Breakfast by the water, and the speedboat to the airport in time for your flight.' },
        ],
        included: [
          'Breakfast every day',
          'Transfers by shared speedboat from Malé airport and back',
          'Guided snorkelling tour of the house reef',
        ],
        notIncluded: [...never.en, 'Diving, seaplanes and other boats'],
        goodToKnow: [
          { term: 'Best months', text: 'December to April for a calm sea. May to October is quieter, with showers that pass.' },
          {
            term: 'The boat',
            text: 'Shared speedboats run by day. For a flight that lands at night we add a room near the airport, or another boat.',
          },
          { term: 'Entry', text: 'The traveller declaration is filled in online within 96 hours before the flight.' },
        ],
      },
      ar: {
        title: 'أيام في الجزيرة، ثلاث ليالٍ في المالديف',
        description:
          'ثلاث ليالٍ في فيلا على الشاطئ قرب ماليه: منتجع جزيرة مع الفطور، وقارب سريع مشترك من المطار وإليه، وجولة غوص سطحي مع مرشد.',
        lead: 'جزيرة واحدة ومنتجع واحد، وشعاب تبدأ حيث ينتهي الرمل.',
        days: [
          {
            term: 'الوصول',
            text: 'يستقبلك موظفو المنتجع في مطار ماليه، وينطلق القارب السريع المشترك من الرصيف أمامه، فتصل إلى الرمل قبل الغروب.',
          },
          {
            term: 'الشعاب المرجانية',
            text: 'جولتك: غوص سطحي مع مرشد على طول شعاب الجزيرة بين أسماك الببغاء، وسلحفاة في معظم الأيام. وبعد الظهر لك.',
          },
          {
            term: 'راحة تامة',
            text: 'أرجوحة وكتاب وغداء طويل. ومن أراد المزيد ركب القارب إلى شريط رملي أو بحث عن الدلافين في المساء.',
          },
          { term: 'الوداع', text: 'فطور قرب الماء، ثم القارب السريع إلى المطار قبل موعد رحلتك.' },
        ],
        included: ['الفطور كل يوم', 'التوصيل بقارب سريع مشترك من مطار ماليه وإليه', 'جولة غوص سطحي مع مرشد في شعاب الجزيرة'],
        notIncluded: [...never.ar, 'الغوص والطائرات المائية والقوارب الأخرى'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من ديسمبر إلى أبريل لبحر هادئ. ومن مايو إلى أكتوبر هدوء أكثر وأمطار عابرة.' },
          { term: 'القارب', text: 'القوارب المشتركة تعمل نهارًا. وإن هبطت رحلتك ليلًا أضفنا غرفة قرب المطار أو قاربًا آخر.' },
          { term: 'الدخول', text: 'يُعبَّأ إقرار المسافر عبر الإنترنت خلال 96 ساعة قبل الرحلة.' },
        ],
      },
    },
  ],
};
