import type { GuideFact } from './guide.ts';
import type { PopularOffer } from './popular.ts';

export interface OfferPageText {
  /** At most 45 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
  heading: string;
  lead: string;
  paragraphs: readonly string[];
  /** First words of the WhatsApp message a reader sends from this page. */
  greeting: string;
}

interface OfferPage {
  en: OfferPageText;
  ar: OfferPageText;
}

/** The page of all offers. */
export const offersPage: OfferPage = {
  en: {
    title: 'Travel offers from Doha',
    description:
      'Our offers from Doha: island days, a Schengen visa, a city tour, a family weekend, Istanbul and the Alps, each with its starting price in riyals.',
    heading: 'Good reasons to pack',
    lead: 'What people in Qatar ask us for most, with the price each one starts from.',
    paragraphs: [],
    greeting: 'Hello Karam Travel, I would like to ask about an offer. Offer:  Dates:  Travellers:',
  },
  ar: {
    title: 'عروض السفر من الدوحة',
    description:
      'عروضنا من الدوحة: أيام في الجزيرة، وتأشيرة شنغن، وجولة في المدينة، وعطلة عائلية، وإسطنبول، وجبال الألب، بأسعارها المبدئية.',
    heading: 'أسباب وجيهة لتجهّز حقيبتك',
    lead: 'أكثر ما يُطلب منا في قطر، مع السعر الذي يبدأ منه كل عرض.',
    paragraphs: [],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن عرض. العرض:  التواريخ:  عدد المسافرين:',
  },
};

export const offerCategories: Record<PopularOffer['category'], OfferPage> = {
  holidays: {
    en: {
      title: 'Holiday offers from Doha',
      description:
        'Island days, a family weekend, Istanbul and the Alps by train: our holiday offers with starting prices, and one holiday from each of nine countries.',
      heading: 'Holidays, from a weekend to the Alps',
      lead: 'The offers of this season, and the best price of every country in our programme.',
      paragraphs: [
        'An offer gives you a place and a starting price. A holiday from the programme gives you a plan as well, day by day, with hotel, breakfast, transfers and one tour. Both are changed until they fit, and you pay nothing before you have seen the final price.',
      ],
      greeting: 'Hello Karam Travel, I would like to ask about a holiday offer. Place:  Dates:  Travellers:',
    },
    ar: {
      title: 'عروض العطلات من الدوحة',
      description:
        'أيام في الجزيرة وعطلة عائلية وإسطنبول والألب بالقطار: عروض العطلات بأسعارها المبدئية، وعطلة من كل بلد في برنامجنا.',
      heading: 'عطلات من نهاية الأسبوع إلى جبال الألب',
      lead: 'عروض هذا الموسم، وأفضل سعر لكل بلد في برنامجنا.',
      paragraphs: [
        'يعطيك العرض وجهة وسعرًا مبدئيًا. وتعطيك عطلة البرنامج خطة أيضًا، يومًا بيوم، مع الفندق والفطور والتوصيل وجولة واحدة. ونعدّل الاثنين حتى يناسباك، ولا تدفع شيئًا قبل أن ترى السعر النهائي.',
      ],
      greeting: 'مرحبًا كرم للسفر، أود السؤال عن عرض عطلة. الوجهة:  التواريخ:  عدد المسافرين:',
    },
  },
  visas: {
    en: {
      title: 'Visa offers for residents of Qatar',
      description:
        'Help with the Schengen visa and its starting price: documents, forms and appointment from Doha. What the price covers and what only the consulate decides.',
      heading: 'A visa application without loose ends',
      lead: 'We check the documents, fill in the form with you and book the appointment. The consulate decides.',
      paragraphs: [
        'The starting price is for our work on one ordinary application. The fee of the consulate or visa centre, travel insurance and courier are extra, at cost. No agency can promise a visa, and we do not.',
        'Begin early. You may submit a Schengen application up to six months before the journey, and summer appointments in Doha go first. These are the rules as of 17 February 2026; confirm them with the embassy.',
      ],
      greeting: 'Hello Karam Travel, I need help with a visa. Country:  Passport:  Day of travel:',
    },
    ar: {
      title: 'عروض التأشيرات للمواطنين والمقيمين في قطر',
      description:
        'المساعدة في تأشيرة شنغن وسعرها المبدئي: الأوراق والطلب والموعد من الدوحة. ما الذي يشمله السعر، وما القرار الذي تنفرد به القنصلية.',
      heading: 'ملف تأشيرة لا ينقصه شيء',
      lead: 'نراجع أوراقك ونعبّئ الطلب معك ونحجز الموعد، والقرار للقنصلية.',
      paragraphs: [
        'السعر المبدئي لقاء عملنا في طلب عادي واحد. أما رسوم القنصلية أو مركز التأشيرات وتأمين السفر والتوصيل فتُدفع إضافةً إليه بتكلفتها الفعلية. ولا تستطيع وكالة أن تضمن تأشيرة، ونحن لا نضمنها.',
        'ابدأ مبكرًا. يمكن تقديم طلب شنغن قبل السفر بستة أشهر، ومواعيد الصيف في الدوحة أول ما ينفد. هذه الشروط كما هي في 17 فبراير 2026، فتأكد منها لدى السفارة.',
      ],
      greeting: 'مرحبًا كرم للسفر، أحتاج إلى مساعدة في تأشيرة. البلد:  جواز السفر:  يوم السفر:',
    },
  },
  tours: {
    en: {
      title: 'Tours and days out',
      description:
        'A city tour of Dubai, and the holidays whose included tour is worth the journey: Hegra, Jungfraujoch, the volcano of Santorini and more.',
      heading: 'Days out with someone who knows the way',
      lead: 'One tour on its own, and nine holidays where the tour is already in the price.',
      paragraphs: [
        'On every tour, your driver or guide knows beforehand how many of you there are, how old the children are and which language you prefer. Arabic-speaking guides are available in most cities if we know a week ahead.',
      ],
      greeting: 'Hello Karam Travel, I would like to ask about a tour. Place:  Day:  Travellers:',
    },
    ar: {
      title: 'الجولات والرحلات اليومية',
      description: 'جولة في مدينة دبي، وعطلات جولتها المشمولة تستحق السفر: الحِجر ويونغفراويوخ وبركان سانتوريني وغيرها.',
      heading: 'جولات مع من يعرف الطريق',
      lead: 'جولة قائمة بذاتها، وتسع عطلات جولتها ضمن السعر.',
      paragraphs: [
        'في جولاتنا سائق أو مرشد يعرف عنك قبل وصولك: عدد المسافرين وأعمار الأطفال واللغة التي تفضّلها. والمرشد المتحدث بالعربية متوفر في معظم المدن إن أخبرتنا قبل أسبوع.',
      ],
      greeting: 'مرحبًا كرم للسفر، أود السؤال عن جولة. الوجهة:  اليوم:  عدد المسافرين:',
    },
  },
};

export const offerTerms: { en: readonly GuideFact[]; ar: readonly GuideFact[] } = {
  en: [
    {
      term: 'The price',
      text: 'A starting price in Qatari riyals, on the quietest dates. Yours depends on your dates, your party and your choices; we tell you before you decide.',
    },
    { term: 'Availability', text: 'Seats and rooms are held only when we have confirmed them to you in writing.' },
    {
      term: 'What is included',
      text: 'Only what your confirmation lists. Visas, insurance and flights are named there if they are included.',
    },
    {
      term: 'Changes',
      text: 'Airlines and hotels set their own rules for changing and cancelling. Ask what yours are before you pay.',
    },
    { term: 'Payment', text: 'At confirmation, in a branch or by a payment link from our team.' },
  ],
  ar: [
    {
      term: 'السعر',
      text: 'سعر مبدئي بالريال القطري في أهدأ التواريخ. ويتحدد سعرك بحسب تواريخك وعدد المسافرين معك واختياراتك، ونخبرك به قبل أن تقرر.',
    },
    { term: 'التوفر', text: 'لا تُحجز المقاعد والغرف إلا بعد أن نؤكدها لك كتابةً.' },
    { term: 'ما يشمله العرض', text: 'ما يذكره تأكيد الحجز فقط. وتُذكر فيه التأشيرة والتأمين والطيران إن كانت منه.' },
    { term: 'التغيير', text: 'لكل شركة طيران وفندق شروط للتغيير والإلغاء، فاسأل عن شروط حجزك قبل الدفع.' },
    { term: 'الدفع', text: 'عند التأكيد، في أحد الفروع أو عبر رابط دفع يرسله فريقنا.' },
  ],
};
