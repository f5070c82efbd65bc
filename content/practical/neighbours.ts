import type { Practical } from './answers.ts';
import { roundPins } from './plugs.ts';

export const turkey: Practical = {
  budget: {
    en: 'Prices in lira change from month to month, so in Qatari riyals: allow 150 to 250 a day for each adult, without the hotel.',
    ar: 'الأسعار بالليرة تتغير من شهر إلى شهر، لذلك نحسب بالريال القطري: من 150 إلى 250 في اليوم للبالغ، من دون الفندق.',
  },
  sim: {
    en: 'Turkcell, Vodafone and Türk Telekom sell cards for visitors, with your passport; in town for less than at the airport. A phone from abroad works with a Turkish card for 120 days.',
    ar: 'تبيع توركسل وفودافون وتورك تيليكوم شرائح للزوار بجواز السفر، وهي في المدينة أرخص من المطار. ويعمل الهاتف القادم من الخارج مع شريحة تركية 120 يومًا.',
  },
  safety: {
    en: 'Friendly to families. Watch your bag in the crowds of İstiklal and the bazaar, and call taxis by app.',
    ar: 'بلد يرحب بالعائلات. انتبه إلى حقيبتك في زحام شارع الاستقلال والبازار، واطلب سيارة الأجرة بالتطبيق.',
  },
  emergency: { en: '112 for everything.', ar: '112 لكل طارئ.' },
  plugs: roundPins('F', 230),
  tipping: {
    en: 'About ten per cent in restaurants; round up a taxi.',
    ar: 'نحو عشرة في المئة في المطاعم، وقرّب أجرة السيارة إلى الأعلى.',
  },
  driving: {
    en: 'Visitors may drive on a Qatar licence; some hire companies also ask for an international permit.',
    ar: 'يقود الزائر برخصة قطر، وتطلب بعض شركات التأجير رخصة دولية أيضًا.',
  },
  lastMetro: {
    en: 'In Istanbul about midnight. On Friday and Saturday nights the main lines run through.',
    ar: 'في إسطنبول نحو منتصف الليل. وفي ليلتي الجمعة والسبت تعمل الخطوط الرئيسية حتى الصباح.',
  },
};

export const moscow: Practical = {
  budget: {
    en: 'Visa and Mastercard issued outside Russia have not worked there since March 2022, so bring cash to change: allow 200 to 300 Qatari riyals a day for each adult, without the hotel.',
    ar: 'بطاقات فيزا وماستركارد الصادرة خارج روسيا لا تعمل فيها منذ مارس 2022، فاحمل نقدًا تصرفه: نقدّر من 200 إلى 300 ريال قطري في اليوم للبالغ، من دون الفندق.',
  },
  sim: {
    en: 'Since 2025 a visitor buys a SIM card only after giving biometric data. Rely on roaming, ask your provider first, and save maps before you fly.',
    ar: 'منذ 2025 لا يشتري الزائر شريحة إلا بعد تسجيل بياناته الحيوية. فاعتمد على التجوال واسأل شركتك أولًا، واحفظ الخرائط قبل السفر.',
  },
  safety: {
    en: 'Many governments advise their citizens against travel: ask your ministry. Airports may close for hours at short notice, so plan no tight connection.',
    ar: 'تنصح حكومات كثيرة مواطنيها بعدم السفر، فاسأل وزارة خارجية بلدك. وقد تُغلق المطارات ساعات بلا إنذار، فلا تجعل وقت التوقف قصيرًا.',
  },
  emergency: { en: '112 for everything; 102 police, 103 ambulance.', ar: '112 لكل طارئ، و102 للشرطة و103 للإسعاف.' },
  plugs: roundPins('F', 230),
  tipping: { en: 'About ten per cent in restaurants, in cash.', ar: 'نحو عشرة في المئة في المطاعم، نقدًا.' },
  driving: {
    en: 'You need an international permit alongside your licence; in Moscow you need no car.',
    ar: 'تحتاج إلى رخصة دولية مع رخصتك، ولا حاجة إلى سيارة في موسكو.',
  },
  lastMetro: { en: 'Until one in the morning.', ar: 'حتى الواحدة ليلًا.' },
};

export const morocco: Practical = {
  budget: {
    en: 'Allow 300 to 500 dirhams a day for each adult, for meals, taxis and entries, without the hotel.',
    ar: 'نقدّر من 300 إلى 500 درهم مغربي في اليوم للبالغ، للطعام وسيارات الأجرة وتذاكر الدخول، من دون الفندق.',
  },
  sim: {
    en: 'Maroc Telecom, Orange and inwi sell cards at the airports and in every town, with your passport.',
    ar: 'تبيع اتصالات المغرب وأورنج وإنوي شرائحها في المطارات وفي كل مدينة بجواز السفر.',
  },
  safety: {
    en: 'In the medinas strangers offer to show the way and ask for money at the end: decline politely, and take a guide with a badge.',
    ar: 'في المدن العتيقة يعرض عليك غريب أن يدلّك ثم يطلب مالًا: اعتذر بلطف، واستعن بمرشد يحمل شارة رسمية.',
  },
  emergency: {
    en: '19 police in towns, 177 gendarmerie outside them, 15 ambulance and fire.',
    ar: '19 للشرطة في المدن، و177 للدرك الملكي خارجها، و15 للإسعاف والإطفاء.',
  },
  plugs: roundPins('E', 220),
  tipping: {
    en: 'About ten per cent in restaurants, a few dirhams for porters and for whoever watches your car.',
    ar: 'نحو عشرة في المئة في المطاعم، وبضعة دراهم لحامل الحقائب وحارس السيارات.',
  },
  driving: {
    en: 'A visitor’s licence is accepted; hire companies prefer an international permit alongside it. Speed is checked often.',
    ar: 'رخصة الزائر مقبولة، وتفضّل شركات التأجير رخصة دولية معها. ومراقبة السرعة كثيرة.',
  },
};
