import type { Hotel } from '../hotel.ts';

export const makkahClockRoyalTower: Hotel = {
  slug: 'makkah-clock-royal-tower',
  name: { en: 'Makkah Clock Royal Tower', ar: 'فيرمونت برج ساعة مكة' },
  destination: 'saudi-arabia',
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  city: { en: 'Makkah', ar: 'مكة المكرمة' },
  district: { en: 'Abraj Al Bait', ar: 'أبراج البيت' },
  place: 'makkah',
  position: { latitude: 21.4187, longitude: 39.8256 },
  nearbyAt: [[21.4225, 39.8262], null, null],
  stars: 5,
  setting: 'city',
  art: 'makkah-clock-royal-tower',
  scenes: ['makkah', 'lobby-1'],
  airport: 'JED',
  en: {
    title: 'Makkah Clock Royal Tower by Fairmont',
    description:
      'The Fairmont hotel in the clock tower opposite the Grand Mosque in Makkah: who it suits, which view to ask for, and how to arrive from Jeddah.',
    lead: 'The Fairmont hotel in the clock tower, steps from the gates of the Grand Mosque.',
    about: [
      'The tower is the tallest of the Abraj Al Bait, 601 metres high, and its clock faces are seen from far outside Makkah. The hotel is below the clock; a lift takes you down to the plaza of the Grand Mosque.',
      'For Umrah that nearness is what counts. Elderly parents can return to the room between prayers, and children sleep a few minutes from the Haram.',
    ],
    goodFor: [
      { term: 'Elderly parents', text: 'A short and level way to prayer, with lifts and wheelchairs.' },
      { term: 'Families on Umrah', text: 'Meals, shops and the Haram in one place.' },
      { term: 'A short stay', text: 'No time is lost on the road to and from the mosque.' },
    ],
    nearby: [
      { term: 'The Grand Mosque', text: 'The hotel stands opposite the King Abdulaziz Gate.' },
      { term: 'The mall below', text: 'Food halls, pharmacies and shops in the base of the towers.' },
      { term: 'Mina and Arafat', text: 'East of Makkah, some 7 and 20 km away, for those who want to see them.' },
    ],
    goodToKnow: [
      { term: 'The view', text: 'City, Haram or Kaaba view is a matter of price. Tell us which.' },
      { term: 'Arriving', text: 'Land at Jeddah; from there by car, or by the Haramain high-speed train to Makkah and a taxi.' },
      { term: 'Ramadan and Hajj', text: 'Rooms near the Haram are sold many months ahead.' },
      { term: 'Entry', text: 'Makkah is open to Muslims only. We tell you what Umrah requires on your dates.' },
    ],
  },
  ar: {
    title: 'فيرمونت برج ساعة مكة',
    description: 'فندق فيرمونت في برج الساعة المقابل للمسجد الحرام بمكة المكرمة: لمن يناسب، وأي إطلالة تطلب، وكيف تصل من جدة.',
    lead: 'فندق فيرمونت في برج الساعة، على خطوات من أبواب المسجد الحرام.',
    about: [
      'برج الساعة أعلى أبراج البيت، ارتفاعه 601 متر، وتُرى واجهات ساعته من خارج مكة. والفندق أسفل الساعة، فتنزل بالمصعد وتجد نفسك عند ساحة المسجد الحرام.',
      'وهذا القرب هو أهم ما في العمرة: يعود الوالدان إلى الغرفة بين الصلوات، وينام الأطفال على بُعد دقائق من الحرم.',
    ],
    goodFor: [
      { term: 'كبار السن', text: 'طريق قصير مستوٍ إلى الصلاة، مع المصاعد والكراسي المتحركة.' },
      { term: 'العائلات في العمرة', text: 'الطعام والمتاجر والحرم في مكان واحد.' },
      { term: 'الإقامة القصيرة', text: 'لا يضيع وقتك في الطريق بين الفندق والمسجد.' },
    ],
    nearby: [
      { term: 'المسجد الحرام', text: 'يقابل الفندق باب الملك عبدالعزيز.' },
      { term: 'المجمّع أسفل الأبراج', text: 'مطاعم وصيدليات ومتاجر.' },
      { term: 'منى وعرفات', text: 'شرق مكة، على نحو 7 و20 كيلومترًا، لمن يريد زيارة المشاعر.' },
    ],
    goodToKnow: [
      { term: 'الإطلالة', text: 'على المدينة أو الحرم أو الكعبة، ويختلف السعر بحسبها، فأخبرنا بما تريد.' },
      { term: 'الوصول', text: 'تهبط في جدة، ثم تتابع بالسيارة، أو بقطار الحرمين السريع إلى مكة ثم بسيارة أجرة.' },
      { term: 'رمضان والحج', text: 'تُحجز الغرف القريبة من الحرم قبلهما بأشهر.' },
      { term: 'قبل السفر', text: 'نخبرك بما تتطلبه العمرة في تواريخك من تصاريح ومواعيد.' },
    ],
  },
};
