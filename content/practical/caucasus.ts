import type { Practical } from './answers.ts';
import { roundPins } from './plugs.ts';

export const azerbaijan: Practical = {
  budget: {
    en: 'Allow 50 to 80 manats a day for each adult, for meals, taxis and entries, without the hotel.',
    ar: 'نقدّر من 50 إلى 80 ماناتًا في اليوم للبالغ، للطعام وسيارات الأجرة وتذاكر الدخول، من دون الفندق.',
  },
  sim: {
    en: 'Azercell, Bakcell and Nar sell cards at Baku airport and in town, with your passport; in town for less.',
    ar: 'تبيع أزرسل وباكسل ونار شرائحها في مطار باكو وفي المدينة بجواز السفر، وهي في المدينة أرخص.',
  },
  safety: {
    en: 'Calm, even late in the evening. Keep away from the border with Armenia and from the districts around it, where mines remain.',
    ar: 'بلد هادئ حتى في ساعات الليل المتأخرة. وابتعد عن الحدود مع أرمينيا وما حولها، ففيها ألغام باقية.',
  },
  emergency: {
    en: '112 for everything; 102 police, 103 ambulance, 101 fire.',
    ar: '112 لكل طارئ، و102 للشرطة و103 للإسعاف و101 للإطفاء.',
  },
  plugs: roundPins('F', 220),
  tipping: {
    en: 'About ten per cent in restaurants, unless the bill has a service charge.',
    ar: 'نحو عشرة في المئة في المطاعم، ما لم تتضمن الفاتورة رسم خدمة.',
  },
  driving: {
    en: 'An international permit alongside your licence. In Baku call cars by app: they cost little and parking is scarce.',
    ar: 'رخصة دولية مع رخصتك. وفي باكو اطلب السيارة بالتطبيق، فأجرتها قليلة والمواقف نادرة.',
  },
  lastMetro: { en: 'In Baku until midnight.', ar: 'في باكو حتى منتصف الليل.' },
};

export const georgia: Practical = {
  residents: {
    en: 'A valid Qatar permit often replaces the visa; for some nationalities it must be valid for a year from the day of entry.',
    ar: 'الإقامة السارية في قطر تغني عن التأشيرة في أكثر الأحوال، ويُشترط لبعض الجنسيات أن تكون صالحة سنة من يوم الدخول.',
  },
  budget: {
    en: 'Allow 100 to 160 lari a day for each adult, for meals, taxis and entries, without the hotel.',
    ar: 'نقدّر من 100 إلى 160 لاريًا في اليوم للبالغ، للطعام وسيارات الأجرة وتذاكر الدخول، من دون الفندق.',
  },
  sim: {
    en: 'Magti, Silknet and Cellfie sell cards at Tbilisi airport, with your passport. In side valleys only Magti may reach you.',
    ar: 'تبيع ماغتي وسيلكنت وسيلفي شرائحها في مطار تبليسي بجواز السفر. وفي الأودية البعيدة قد لا تصلك إلا ماغتي.',
  },
  safety: {
    en: 'Friendly to visitors. In Tbilisi demonstrations fill Rustaveli Avenue at times: walk round them. Do not go to Abkhazia or South Ossetia.',
    ar: 'بلد يكرم ضيوفه. وتملأ المظاهرات شارع روستافيلي في تبليسي أحيانًا، فابتعد عنها. ولا تذهب إلى أبخازيا وأوسيتيا الجنوبية.',
  },
  emergency: { en: '112 for everything, including in English.', ar: '112 لكل طارئ، وبالإنجليزية أيضًا.' },
  plugs: roundPins('F', 220),
  tipping: {
    en: 'Many restaurants add 10 to 18 per cent to the bill. Where they do not, about ten.',
    ar: 'تضيف مطاعم كثيرة من 10 إلى 18 في المئة إلى الفاتورة. فإن لم تضفها فنحو عشرة.',
  },
  driving: {
    en: 'An international permit alongside your licence. On the pass local drivers overtake on bends: take a driver.',
    ar: 'رخصة دولية مع رخصتك. وعلى الممر يتجاوز السائقون في المنعطفات، فالأفضل أن تستأجر سائقًا.',
  },
  lastMetro: { en: 'In Tbilisi until midnight.', ar: 'في تبليسي حتى منتصف الليل.' },
};
