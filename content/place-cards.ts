import type { Bilingual } from './bilingual.ts';
import type { Picture } from './picture.ts';

/** What one comes to a place for. Without a name it has that of the sight or the table it shows, or of the point of the page in the same place. */
export interface PlaceCard extends Partial<Bilingual> {
  art: Picture;
}

const of = (art: Picture, en: string, ar: string): PlaceCard => ({ art, en, ar });
const sights = (slug: string, ...numbers: readonly number[]): PlaceCard[] => [
  ...numbers.map((number) => ({ art: `sights/${slug}-${number}` as Picture })),
  { art: `food/${slug}-table` as Picture },
];

/** The cards near the top of the pages that plan a holiday, by slug: drawings that stand on few other pages. */
export const placeCards: Readonly<Record<string, readonly PlaceCard[]>> = {
  dubai: [{ art: 'days/dubai-souq' }, { art: 'days/dubai-fountain' }, { art: 'days/dubai-aquarium' }, { art: 'days/dubai-camp' }],
  maldives: [
    of('pages/reef', 'Turtles on the reef', 'سلاحف بين الشعاب'),
    of('places/maldives-mantas', 'Manta rays of Hanifaru', 'أسماك المانتا في هانيفارو'),
    of('places/maldives-sandbank', 'A sandbank to yourselves', 'شريط رمل لكم وحدكم'),
    of('days/maldives-hammock', 'Nothing at all', 'ولا شيء غير الراحة'),
  ],
  london: [
    of('places/tower-bridge', 'Along the river to Tower Bridge', 'على النهر إلى جسر البرج'),
    of('places/regents-park-mosque', 'The mosque and lake of Regent’s Park', 'الجامع والبحيرة في ريجنتس بارك'),
    of('places/kew', 'The palm house at Kew', 'بيت النخيل في كيو'),
    of('stays/stay-terrace-1', 'Brick terraces near the parks', 'بيوت من الطوب قرب الحدائق'),
  ],
  georgia: [
    of('places/kazbegi', 'Gergeti and Mount Kazbek', 'غرغيتي وجبل كازبك'),
    of('places/batumi', 'The seafront of Batumi', 'كورنيش باتومي'),
    of('places/borjomi', 'The warm spring of Borjomi', 'نبع بورجومي الدافئ'),
    of('stays/stay-alps-1', 'Winters like Gudauri’s', 'شتاء كشتاء غوداوري'),
  ],
  azerbaijan: [
    of('places/yanar-dag', 'Yanar Dag, the hill that burns', 'ينار داغ، التل المشتعل'),
    of('places/gobustan', 'The rock drawings of Gobustan', 'رسوم غوبستان الصخرية'),
    of('places/shaki', 'The palace of Shaki', 'قصر شكي'),
    of('stays/stay-alps-3', 'Cool evenings around Gabala', 'أمسيات باردة حول قبالا'),
  ],
  bosnia: [
    of('places/sarajevo', 'The old bazaar of Sarajevo', 'سوق سراييفو القديم'),
    of('places/blagaj', 'Blagaj, where a river begins', 'بلاغاي، حيث يولد نهر'),
    of('places/jajce', 'The waterfall of Jajce', 'شلال يايتسه'),
    of('stays/stay-minarets-1', 'Ottoman houses below minarets', 'بيوت عثمانية تحت المآذن'),
  ],
  thailand: [
    of('places/grand-palace', 'The Grand Palace of Bangkok', 'القصر الكبير في بانكوك'),
    of('places/phuket', 'The limestone islands of Phang Nga', 'جزر فانغ نغا الصخرية'),
    of('places/chiang-mai-elephants', 'Elephants watched near Chiang Mai', 'فيلة تُشاهَد قرب شيانغ ماي'),
    of('stays/stay-palm-beach-1', 'Beaches under coconut palms', 'شواطئ تحت نخيل جوز الهند'),
  ],
  'sri-lanka': [
    of('places/sigiriya', 'The rock of Sigiriya', 'صخرة سيغيريا'),
    of('places/galle', 'The ramparts of Galle', 'أسوار غالي'),
    of('places/yala', 'The leopards of Yala', 'نمور يالا المرقطة'),
    of('stays/stay-tropics-1', 'Houses among green hills', 'بيوت بين التلال الخضراء'),
  ],
  'saudi-arabia': sights('saudi-arabia', 4, 5, 6),
  'south-korea': sights('south-korea', 3, 4, 5),
  france: sights('france', 4, 5, 6),
  spain: sights('spain', 1, 2, 3),
  switzerland: sights('switzerland', 2, 5, 6),
  turkey: sights('turkey', 4, 5, 6),
  uzbekistan: sights('uzbekistan', 1, 4, 5),
  moscow: sights('moscow', 3, 4, 5),
  'ras-al-khaimah': sights('ras-al-khaimah', 2, 4, 5),
  greece: sights('greece', 3, 4, 5),
  morocco: sights('morocco', 3, 5, 6),
};
