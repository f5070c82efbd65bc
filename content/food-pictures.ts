import type { Bilingual } from './bilingual.ts';
import type { DestinationSlug } from './destination.ts';

/** What the drawings in public/art/food show, `{slug}-table.svg`: some of the dishes that a destination's page speaks of, seen from above. */
export const foodPictures: Readonly<Record<DestinationSlug, Bilingual>> = {
  'saudi-arabia': { en: 'Jareesh, dates and cups of pale coffee on a red rug', ar: 'جريش وتمر وفناجين قهوة على بساط سدو أحمر' },
  'south-korea': {
    en: 'Bibimbap in a stone bowl among small dishes, and bingsu',
    ar: 'بيبيمباب في وعاء حجري بين أطباق صغيرة، ومعه بينغسو',
  },
  france: { en: 'A croissant, coffee, a baguette and socca in its paper', ar: 'كرواسون وقهوة وباغيت وسوكا في ورقتها' },
  spain: { en: 'A pan of rice with seafood, tortilla, churros and sardines', ar: 'مقلاة أرز بثمار البحر وتورتيا وتشوروس وسردين' },
  switzerland: { en: 'Rösti with an egg, raclette over potatoes, chocolate', ar: 'روشتي بالبيض وراكليت على البطاطس وشوكولاتة' },
  turkey: { en: 'İskender, künefe, baklava and tea on a copper tray', ar: 'إسكندر كباب وكنافة وبقلاوة وشاي على صينية نحاس' },
  uzbekistan: {
    en: 'Plov on a blue dish, stamped bread, melon and green tea',
    ar: 'بلوف في صحن أزرق وخبز مختوم وبطيخ أصفر وشاي أخضر',
  },
  moscow: { en: 'Borscht with cream and dill, syrniki, honey cake and tea', ar: 'بورش بالقشدة والشبت، وسيرنيكي وكعكة عسل وشاي' },
  'ras-al-khaimah': { en: 'Machboos with fish, luqaimat and a cup of karak', ar: 'مجبوس بالسمك ولقيمات وكوب كرك' },
  greece: { en: 'A village salad, grilled fish, bread, yoghurt with honey', ar: 'سلطة القرية وسمك مشوي وخبز ولبن بالعسل' },
  morocco: {
    en: 'A tagine with olives and lemon, mint tea, almond crescents',
    ar: 'طاجين بالزيتون والليمون وأتاي بالنعناع وكعب الغزال',
  },
};
