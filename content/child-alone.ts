/**
 * What airlines say of children who fly without a grown-up, as far as it was read on 30 November 2026: on the airline's own page, or where two others agree.
 * An airline that is not here is unknown, never "allowed". Looked for and not found, or unclear: FZ, GF, PK, WY.
 */
import type { Bilingual } from './bilingual';

export interface AloneRule {
  /** In years: nobody younger flies without a grown-up. */
  from: number;
  /** Up to this age the airline's own service has to be booked; null where it has none, or sources differ. */
  required: number | null;
  /** Up to this age it can be booked; null where that was not read. */
  offered: number | null;
  note?: Bilingual;
  /** Who says so: the airline itself, or others. */
  by: 'airline' | Bilingual;
  link: string;
}

/** yyyy-MM-dd */
export const aloneRulesAsOf = '2026-11-30';

const names = (text: string): Bilingual => ({ en: text, ar: text });

export const aloneRules: Readonly<Record<string, AloneRule>> = {
  '6E': {
    from: 5,
    required: 12,
    offered: 18,
    by: 'airline',
    link: 'https://www.goindigo.in/add-on-services/unaccompanied-minor.html',
  },
  AI: {
    from: 5,
    required: 11,
    offered: 17,
    note: {
      en: 'Between India and the Gulf the service is required up to 15 years, to and from the Emirates up to 17. The form is due three working days ahead.',
      ar: 'بين الهند ودول الخليج تلزم الخدمة حتى 15 عامًا، ومن الإمارات وإليها حتى 17 عامًا. ويُسلَّم النموذج قبل السفر بثلاثة أيام عمل.',
    },
    by: 'airline',
    link: 'https://www.airindia.com/in/en/travel-information/first-time-flyers/unaccompanied-minors.html',
  },
  BA: {
    from: 14,
    required: null,
    offered: null,
    note: {
      en: 'The airline has no service for children alone. At 14 and 15 a parent signs its consent form.',
      ar: 'ليس لدى الشركة خدمة للأطفال المسافرين وحدهم، ومن بلغ 14 أو 15 عامًا يوقّع أحد والديه نموذج الموافقة.',
    },
    by: names('Head for Points, UponArriving'),
    link: 'https://www.headforpoints.com/2025/03/08/british-airways-policy-for-unaccompanied-children',
  },
  BG: {
    from: 5,
    required: 11,
    offered: 15,
    by: 'airline',
    link: 'https://www.biman-airlines.com/special-care/unaccompanied-minors',
  },
  EK: {
    from: 5,
    required: 11,
    offered: 15,
    note: { en: 'From 12 on the service costs extra.', ar: 'من سن 12 عامًا تكون الخدمة برسوم إضافية.' },
    by: 'airline',
    link: 'https://www.emirates.com/bh/english/family/planning-your-family-trip/unaccompanied-minors/',
  },
  EY: {
    from: 5,
    required: 11,
    offered: 17,
    note: {
      en: 'Up to 11 the service is free; from 12 on it costs 100 US dollars each way, 150 with a connection.',
      ar: 'الخدمة مجانية حتى 11 عامًا، ومن سن 12 عامًا تكلف 100 دولار أمريكي لكل اتجاه، و150 مع تغيير الطائرة.',
    },
    by: 'airline',
    link: 'https://www.etihad.com/en/manage/special-assistance/unaccompanied-minors',
  },
  G9: {
    from: 12,
    required: null,
    offered: null,
    note: {
      en: 'Under 12 with someone over 16; the page names no service for children alone.',
      ar: 'من هم دون 12 عامًا يسافرون مع من تجاوز 16 عامًا، ولا تذكر الصفحة خدمة للأطفال المسافرين وحدهم.',
    },
    by: 'airline',
    link: 'https://www.airarabia.com/fa/faqs/unaccompanied-minor',
  },
  KU: {
    from: 6,
    required: 11,
    offered: 15,
    note: {
      en: 'Free of charge. At four and five years a cabin attendant travels too, for half an adult one-way fare.',
      ar: 'من دون رسوم. وفي سن الرابعة والخامسة يرافق الطفل مضيف مقابل نصف سعر تذكرة بالغ باتجاه واحد.',
    },
    by: 'airline',
    link: 'https://kuwaitairways.com/en/services/optionalservices/Pages/unaccompanied-minors.aspx',
  },
  LH: {
    from: 5,
    required: 11,
    offered: 17,
    note: {
      en: 'Not required with someone aged 12 or older. It costs 85 to 150 euros per child each way.',
      ar: 'لا تلزم مع من بلغ 12 عامًا، وتكلف من 85 إلى 150 يورو لكل اتجاه وطفل.',
    },
    by: 'airline',
    link: 'https://www.lufthansa.com/rs/en/unaccompanied-minors',
  },
  ME: {
    from: 5,
    required: 11,
    offered: 16,
    note: {
      en: 'Only on its own flights, for a charge; under five with a flight attendant as escort.',
      ar: 'على رحلاتها وحدها ومقابل رسم، ومن هم دون الخامسة برفقة مضيف.',
    },
    by: 'airline',
    link: 'https://www.mea.com.lb/english/Traveler-Info/Passenger-Services',
  },
  MS: {
    from: 6,
    required: null,
    offered: null,
    note: {
      en: 'From two to five with a flight attendant whose ticket you pay for. Anyone under 18 may leave Egypt alone only with a permit from the passport office.',
      ar: 'من عامين إلى خمسة أعوام برفقة مضيف تدفع ثمن تذكرته. ولا يغادر مصرَ وحده من هو دون 18 عامًا إلا بإذن من إدارة الجوازات.',
    },
    by: names('Egypt Today (2023-12-30), Besraha'),
    link: 'https://www.egypttoday.com/Article/1/129481/EgyptAir-prevents-individuals-under-18-from-traveling-abroad-without-their',
  },
  PR: {
    from: 8,
    required: 11,
    offered: 17,
    note: {
      en: 'From the Philippines up to 12 years only for foreign nationals; Filipinos under 18 need a travel clearance.',
      ar: 'من الفلبين حتى سن 12 عامًا للأجانب وحدهم، ويحتاج الفلبينيون دون 18 عامًا إلى تصريح سفر.',
    },
    by: 'airline',
    link: 'https://www.philippineairlines.com/en/before-you-fly/special-needs-and-request/unaccompanied-minors',
  },
  QR: {
    from: 5,
    required: 11,
    offered: 15,
    note: {
      en: 'Our sources differ on whether it is required from 12 to 15. It is booked with the airline at least 48 hours ahead.',
      ar: 'تختلف مصادرنا في لزومها من 12 إلى 15 عامًا، وتُحجز لدى الشركة قبل السفر بـ48 ساعة على الأقل.',
    },
    by: names('SeatMaestro, TravoMojo'),
    link: 'https://www.travomojo.com/minor-policy/qatar-airways-unaccompanied-minor-policy/',
  },
  RJ: {
    from: 5,
    required: 11,
    offered: null,
    note: {
      en: 'It costs 60 US dollars to places that the airline flies to. From two to four with an escort from the airline.',
      ar: 'تكلف 60 دولارًا أمريكيًا إلى وجهات الشركة، ومن عامين إلى أربعة أعوام برفقة مرافق من الشركة.',
    },
    by: 'airline',
    link: 'https://www.rj.com/en/unaccompanied_minors.html',
  },
  SV: {
    from: 5,
    required: 11,
    offered: 15,
    note: {
      en: 'From five to seven years only without a change of planes.',
      ar: 'من خمسة إلى سبعة أعوام من دون تغيير الطائرة فقط.',
    },
    by: names('SeatMaestro, TravoMojo'),
    link: 'https://www.travomojo.com/minor-policy/saudia-unaccompanied-minors-policy/',
  },
  TK: {
    from: 7,
    required: 11,
    offered: null,
    note: {
      en: 'From two to six with an airline escort, whose flight you pay for; asked for 48 hours ahead.',
      ar: 'من عامين إلى ستة أعوام برفقة مرافق من الشركة تدفع تكلفة رحلته، ويُطلب قبل 48 ساعة.',
    },
    by: { en: 'Istanbul Airport', ar: 'مطار إسطنبول' },
    link: 'https://www.istairport.com/en/passenger/airport-guide/departing-passenger-services/unaccompanied-minor-service',
  },
  UL: {
    from: 5,
    required: 11,
    offered: 15,
    note: {
      en: 'Someone aged 12 to 17 does not count as company for a child.',
      ar: 'من كان عمره بين 12 و17 عامًا لا يُعد مرافقًا للطفل.',
    },
    by: names('SeatMaestro, IndonesiaAirport.com'),
    link: 'https://www.seatmaestro.com/airlines-seating-maps/srilankan-airlines/minors/',
  },
};
