import type { Practical } from './answers.ts';
import { roundPins } from './plugs.ts';

export const southKorea: Practical = {
  budget: {
    en: 'Allow 60,000 to 100,000 won a day for each adult, for meals, metro and one entry, without the hotel.',
    ar: 'نقدّر من 60,000 إلى 100,000 وون في اليوم للبالغ، للطعام والمترو وتذكرة دخول، من دون الفندق.',
  },
  sim: {
    en: 'Buy a card or an eSIM from KT, SK Telecom or LG U+ at Incheon airport, with your passport. For walking, Naver Map is better than Google.',
    ar: 'اشترِ شريحة عادية أو إلكترونية في مطار إنتشون بجواز السفر. وتطبيق خرائط Naver أدق من Google في طرق المشاة.',
  },
  safety: {
    en: 'One of the safest countries in the world. In the rains of July keep away from streams and slopes.',
    ar: 'من آمن بلاد العالم. وابتعد في أمطار يوليو عن مجاري المياه والمنحدرات.',
  },
  emergency: {
    en: '112 police, 119 ambulance and fire. 1330 helps travellers in English, day and night.',
    ar: '112 للشرطة و119 للإسعاف والإطفاء. و1330 لمساعدة المسافرين بالإنجليزية ليلًا ونهارًا.',
  },
  plugs: roundPins('F', 220),
  tipping: { en: 'Not the custom: it may be handed back to you.', ar: 'ليس من عاداتهم، وقد يعيدونه إليك.' },
  driving: {
    en: 'An international permit alongside your licence; ask the hire company whether it accepts yours before you pay. In Seoul the metro is faster.',
    ar: 'رخصة دولية مع رخصتك، واسأل شركة التأجير هل تقبلها قبل أن تدفع. والمترو في سيول أسرع من السيارة.',
  },
  lastMetro: {
    en: 'In Seoul about midnight; the last trains do not run the whole line.',
    ar: 'في سيول نحو منتصف الليل، وآخر القطارات لا تكمل الخط كله.',
  },
};

export const uzbekistan: Practical = {
  budget: {
    en: 'Allow 100 to 150 Qatari riyals a day for each adult, for meals, taxis and entries, without the hotel.',
    ar: 'نقدّر من 100 إلى 150 ريالًا قطريًا في اليوم للبالغ، للطعام وسيارات الأجرة وتذاكر الدخول، من دون الفندق.',
  },
  sim: {
    en: 'Beeline, Ucell and Uztelecom sell cards at Tashkent airport, with your passport.',
    ar: 'تبيع بيلاين ويوسيل وأوزتيليكوم شرائحها في مطار طشقند بجواز السفر.',
  },
  safety: {
    en: 'Calm and hospitable. Drink bottled water, and keep each hotel’s registration slip until you have left.',
    ar: 'بلد هادئ مضياف. اشرب الماء المعبّأ، واحتفظ بورقة التسجيل التي يعطيك إياها كل فندق حتى تغادر.',
  },
  emergency: {
    en: '102 police, 103 ambulance, 101 fire.',
    ar: '102 للشرطة و103 للإسعاف و101 للإطفاء.',
  },
  plugs: roundPins('F', 220),
  tipping: {
    en: 'Restaurants usually add service to the bill, and nothing more is expected.',
    ar: 'تضيف المطاعم الخدمة إلى الفاتورة في الغالب، ولا يُنتظر منك غيرها.',
  },
  driving: {
    en: 'Few visitors drive: trains and drivers are good and cost little. If you do, you need an international permit alongside your licence.',
    ar: 'قلّ من يقود من الزوار، فالقطارات والسائقون جيدون وأجورهم قليلة. ومن أراد القيادة احتاج إلى رخصة دولية مع رخصته.',
  },
  lastMetro: { en: 'In Tashkent until midnight.', ar: 'في طشقند حتى منتصف الليل.' },
};

export const maldives: Practical = {
  budget: {
    en: 'At a resort nearly everything is on the bill, in dollars: compare full board and all-inclusive before you book. The green tax adds 12 dollars a night for each guest.',
    ar: 'في المنتجع يكاد كل شيء يضاف إلى الفاتورة بالدولار، فقارن بين الإقامة الكاملة والشاملة قبل الحجز. وتضاف الضريبة الخضراء: 12 دولارًا في الليلة لكل نزيل.',
  },
  sim: {
    en: 'Dhiraagu and Ooredoo sell cards and eSIMs at Malé airport. Resorts have their own Wi-Fi.',
    ar: 'تبيع ديراغو وأوريدو شرائح عادية وإلكترونية في مطار ماليه. وفي المنتجعات شبكة واي فاي.',
  },
  safety: {
    en: 'Treat the sea with respect: ask about the currents before you swim, and never snorkel alone.',
    ar: 'البحر يحتاج إلى حذر: اسأل عن التيارات قبل السباحة، ولا تغطس بالقناع وحدك.',
  },
  emergency: {
    en: '119 police, 102 ambulance, 118 fire. Your resort comes first.',
    ar: '119 للشرطة و102 للإسعاف و118 للإطفاء. واتصل بمنتجعك أولًا.',
  },
  plugs: {
    en: 'Type G with three square pins, as in Qatar, 230 volts: you need no adapter in most resorts.',
    ar: 'النوع G بثلاثة أطراف مربعة كما في قطر، 230 فولت، فلا تحتاج في معظم المنتجعات إلى محوّل.',
  },
  tipping: {
    en: 'Ten per cent service is on the bill. A few dollars for whoever looks after your room is appreciated.',
    ar: 'الخدمة، وهي عشرة في المئة، في الفاتورة. ومن اللطف بضعة دولارات لمن يعتني بغرفتك.',
  },
  driving: {
    en: 'You will not drive: boats and seaplanes carry you, and seaplanes fly by daylight only.',
    ar: 'لن تقود شيئًا: تنقلك القوارب والطائرات المائية، وهذه لا تطير إلا نهارًا.',
  },
};

export const thailand: Practical = {
  budget: {
    en: 'Allow 1,200 to 2,000 baht a day for each adult, for meals, trains and taxis, without the hotel.',
    ar: 'نقدّر من 1,200 إلى 2,000 بات في اليوم للبالغ، للطعام والقطارات وسيارات الأجرة، من دون الفندق.',
  },
  sim: {
    en: 'AIS and True sell cards and eSIMs for visitors at the airports, with your passport.',
    ar: 'تبيع إيه آي إس وترو شرائح عادية وإلكترونية للزوار في المطارات بجواز السفر.',
  },
  safety: {
    en: 'Do not hire a motorbike: few policies cover it. Obey the red flags on the beach, and speak of the royal family with respect.',
    ar: 'لا تستأجر دراجة نارية، فقلّما يشملها التأمين. والتزم بالرايات الحمراء على الشاطئ، واحترم الأسرة المالكة في كلامك.',
  },
  emergency: {
    en: '191 police, 1669 ambulance, 1155 tourist police in English.',
    ar: '191 للشرطة و1669 للإسعاف و1155 لشرطة السياحة بالإنجليزية.',
  },
  plugs: {
    en: 'Sockets take flat and round pins, not ours, 230 volts: take an adapter.',
    ar: 'مقابس للأطراف المسطحة والمستديرة لا لأطرافنا، 230 فولت، فخذ محوّلًا.',
  },
  tipping: {
    en: 'Not expected; round up, and leave something for whoever carries your bags.',
    ar: 'غير لازمة: قرّب المبلغ إلى الأعلى، واترك شيئًا لحامل الحقائب.',
  },
  driving: {
    en: 'On the left, with an international permit alongside your licence. A car with a driver for the day costs little more.',
    ar: 'السير على اليسار، وبرخصة دولية مع رخصتك. وسيارة بسائق لليوم لا تزيد تكلفتها إلا قليلًا.',
  },
  lastMetro: { en: 'In Bangkok until midnight.', ar: 'في بانكوك حتى منتصف الليل.' },
};

export const sriLanka: Practical = {
  budget: {
    en: 'Allow 100 to 180 Qatari riyals a day for each adult, for meals and entries, without the hotel and the driver.',
    ar: 'نقدّر من 100 إلى 180 ريالًا قطريًا في اليوم للبالغ، للطعام وتذاكر الدخول، من دون الفندق والسائق.',
  },
  sim: {
    en: 'Dialog, Mobitel and Hutch sell cards for visitors in the arrivals hall of Colombo, with your passport.',
    ar: 'تبيع ديالوغ وموبيتل وهاتش شرائح للزوار في صالة القادمين في كولومبو بجواز السفر.',
  },
  safety: {
    en: 'Ask at each beach where it is safe to swim. In rain ask before you take a hill road, and use a repellent: mosquitoes carry dengue.',
    ar: 'اسأل في كل شاطئ أين تؤمن السباحة. وفي المطر اسأل قبل طريق الجبل، واستعمل طاردًا للبعوض، فهو ينقل حمى الضنك.',
  },
  emergency: {
    en: '119 police, 1990 ambulance, 110 fire. 1912 is the tourist police.',
    ar: '119 للشرطة و1990 للإسعاف و110 للإطفاء. و1912 لشرطة السياحة.',
  },
  plugs: {
    en: 'Type G with three square pins, as in Qatar, 230 volts; older houses have type D with three round ones. Take one adapter.',
    ar: 'النوع G بثلاثة أطراف مربعة كما في قطر، 230 فولت، وفي البيوت القديمة النوع D بثلاثة أطراف مستديرة. فخذ محوّلًا واحدًا.',
  },
  tipping: {
    en: 'Restaurants add ten per cent. A driver who stays with you for days gets a tip at the end.',
    ar: 'تضيف المطاعم عشرة في المئة. ويُكرم السائق الذي يرافقك أيامًا في آخر الرحلة.',
  },
  driving: {
    en: 'On the left, and visitors need a local permit as well as your licence. With a driver the day is calmer and costs hardly more.',
    ar: 'السير على اليسار، ويلزم الزائر تصريح محلي مع رخصته. والسائق أريح، وتكلفته أكثر بقليل.',
  },
};
