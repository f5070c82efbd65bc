import { asiaAndBeyondPlaces } from './asia-and-beyond.ts';
import { centralEasternEuropePlaces } from './central-eastern-europe.ts';
import { gulfPlaces } from './gulf.ts';
import { middleEastAfricaPlaces } from './middle-east-africa.ts';
import type { HotelPlaceFacts } from './place-facts.ts';
import { westernEuropePlaces } from './western-europe.ts';

/** From Thailand to Japan. */
const eastAsiaPlaces: readonly HotelPlaceFacts[] = [
  {
    id: 'bangkok',
    name: { en: 'Bangkok', ar: 'بانكوك' },
    also: ['Krung Thep', 'بانغكوك', 'بنكوك'],
    ...{ country: 'TH', latitude: 13.7563, longitude: 100.5018, zone: 'Asia/Bangkok' },
    ...{ level: 0.7, season: 'winterSun', size: 56, art: 'bangkok' },
    districts: [
      ['Sukhumvit', 'سوخومفيت', 13.738, 100.56, 'centre'],
      ['Silom', 'سيلوم', 13.7265, 100.53, 'business'],
      ['Siam', 'سيام', 13.746, 100.534, 'centre'],
      ['Bang Rak', 'بانغ راك', 13.727, 100.517, 'old', 'waterside'],
      ['Rattanakosin', 'راتاناكوسين', 13.753, 100.497, 'old'],
      ['Pratunam', 'براتونام', 13.752, 100.542, 'quiet'],
    ],
  },
  {
    id: 'phuket',
    name: { en: 'Phuket', ar: 'بوكيت' },
    also: ['فوكيت', 'Patong', 'باتونغ'],
    ...{ country: 'TH', latitude: 7.8804, longitude: 98.3923, zone: 'Asia/Bangkok' },
    ...{ level: 0.8, season: 'winterSun', size: 44 },
    districts: [
      ['Patong', 'باتونغ', 7.896, 98.301, 'beach'],
      ['Karon', 'كارون', 7.844, 98.298, 'beach'],
      ['Old Phuket Town', 'بلدة بوكيت القديمة', 7.8845, 98.388, 'old'],
      ['Kata', 'كاتا', 7.82, 98.302, 'beach'],
      ['Bang Tao', 'بانغ تاو', 7.995, 98.299, 'beach'],
    ],
  },
  {
    id: 'singapore',
    name: { en: 'Singapore', ar: 'سنغافورة' },
    also: ['سنغافوره'],
    ...{ country: 'SG', latitude: 1.293, longitude: 103.852, zone: 'Asia/Singapore' },
    ...{ level: 1.6, season: 'even', size: 40 },
    districts: [
      ['Marina Bay', 'خليج مارينا', 1.278, 103.854, 'business', 'waterside'],
      ['Orchard', 'أورتشارد', 1.304, 103.832, 'centre'],
      ['Kampong Glam', 'كامبونغ غلام', 1.302, 103.859, 'old'],
      ['Little India', 'الهند الصغيرة', 1.307, 103.852, 'old'],
      ['Sentosa', 'سنتوسا', 1.25, 103.828, 'beach'],
    ],
  },
  {
    id: 'kuala-lumpur',
    name: { en: 'Kuala Lumpur', ar: 'كوالالمبور' },
    also: ['KL', 'كوالا لمبور', 'كوالامبور'],
    ...{ country: 'MY', latitude: 3.139, longitude: 101.6869, zone: 'Asia/Kuala_Lumpur' },
    ...{ level: 0.62, season: 'even', size: 46 },
    districts: [
      ['Bukit Bintang', 'بوكيت بينتانغ', 3.147, 101.711, 'centre'],
      ['City Centre', 'وسط كوالالمبور', 3.156, 101.713, 'business'],
      ['Chow Kit', 'تشاو كيت', 3.165, 101.698, 'old'],
      ['Bangsar', 'بانغسار', 3.13, 101.671, 'quiet'],
      ['Brickfields', 'بريكفيلدز', 3.13, 101.687, 'quiet'],
    ],
  },
  {
    id: 'langkawi',
    name: { en: 'Langkawi', ar: 'لنكاوي' },
    also: ['لنكاوى', 'لانكاوي'],
    ...{ country: 'MY', latitude: 6.35, longitude: 99.8, zone: 'Asia/Kuala_Lumpur' },
    ...{ level: 0.8, season: 'winterSun', size: 22 },
    districts: [
      ['Pantai Cenang', 'شاطئ تشينانغ', 6.293, 99.73, 'beach'],
      ['Kuah', 'كواه', 6.327, 99.842, 'centre', 'waterside'],
      ['Tanjung Rhu', 'تانجونغ رو', 6.4505, 99.826, 'beach'],
      ['Burau Bay', 'خليج بوراو', 6.361, 99.675, 'beach'],
    ],
  },
  {
    id: 'bali',
    name: { en: 'Bali', ar: 'بالي' },
    also: ['Denpasar', 'Ubud', 'أوبود'],
    ...{ country: 'ID', latitude: -8.65, longitude: 115.2167, zone: 'Asia/Makassar' },
    ...{ level: 0.78, season: 'dryWinter', size: 50 },
    districts: [
      ['Ubud', 'أوبود', -8.507, 115.2625, 'quiet'],
      ['Seminyak', 'سيمينياك', -8.689, 115.168, 'beach'],
      ['Kuta', 'كوتا', -8.72, 115.178, 'beach'],
      ['Sanur', 'سانور', -8.689, 115.258, 'beach'],
      ['Denpasar', 'دينباسار', -8.656, 115.217, 'centre'],
      ['Nusa Dua', 'نوسا دوا', -8.803, 115.224, 'beach'],
    ],
  },
  {
    id: 'tokyo',
    name: { en: 'Tokyo', ar: 'طوكيو' },
    also: ['Tokio', 'توكيو'],
    ...{ country: 'JP', latitude: 35.6762, longitude: 139.6503, zone: 'Asia/Tokyo' },
    ...{ level: 1.35, season: 'springAutumn', size: 52 },
    districts: [
      ['Shinjuku', 'شينجوكو', 35.692, 139.702, 'centre'],
      ['Ginza', 'غينزا', 35.672, 139.766, 'centre'],
      ['Asakusa', 'أساكوسا', 35.713, 139.795, 'old'],
      ['Shibuya', 'شيبويا', 35.659, 139.702, 'centre'],
      ['Marunouchi', 'مارونوتشي', 35.682, 139.764, 'business'],
      ['Ueno', 'أوينو', 35.709, 139.776, 'quiet'],
    ],
  },
  {
    id: 'seoul',
    name: { en: 'Seoul', ar: 'سيول' },
    also: ['سيؤول', 'سول'],
    ...{ country: 'KR', latitude: 37.5665, longitude: 126.978, zone: 'Asia/Seoul' },
    ...{ level: 1.05, season: 'springAutumn', size: 50, art: 'south-korea' },
    districts: [
      ['Myeong-dong', 'ميونغ دونغ', 37.5635, 126.983, 'centre'],
      ['Insa-dong', 'إنسا دونغ', 37.574, 126.986, 'old'],
      ['Gangnam', 'غانغنام', 37.501, 127.036, 'business'],
      ['Itaewon', 'إيتايون', 37.535, 126.993, 'quiet'],
      ['Hongdae', 'هونغداي', 37.556, 126.924, 'quiet'],
      ['Jamsil', 'جامسيل', 37.512, 127.095, 'business'],
    ],
  },
  {
    id: 'busan',
    name: { en: 'Busan', ar: 'بوسان' },
    also: ['Pusan'],
    ...{ country: 'KR', latitude: 35.1796, longitude: 129.0756, zone: 'Asia/Seoul' },
    ...{ level: 0.85, season: 'warmSea', size: 28, art: 'busan' },
    districts: [
      ['Haeundae', 'هيونداي', 35.1625, 129.161, 'beach'],
      ['Seomyeon', 'سيوميون', 35.157, 129.059, 'centre'],
      ['Nampo-dong', 'نامبو دونغ', 35.1, 129.03, 'old', 'waterside'],
      ['Gwangalli', 'غوانغالي', 35.1565, 129.118, 'beach'],
    ],
  },
  {
    id: 'jeju',
    name: { en: 'Jeju', ar: 'جيجو' },
    also: ['Cheju', 'Jeju Island', 'جزيرة جيجو'],
    ...{ country: 'KR', latitude: 33.4996, longitude: 126.5312, zone: 'Asia/Seoul' },
    ...{ level: 0.85, season: 'springAutumn', size: 24, art: 'jeju' },
    districts: [
      ['Yeon-dong', 'يون دونغ', 33.489, 126.493, 'centre'],
      ['Tapdong', 'تاب دونغ', 33.513, 126.5265, 'old', 'waterside'],
      ['Aewol', 'إيوول', 33.46, 126.325, 'quiet', 'waterside'],
      ['Hamdeok', 'هامدوك', 33.541, 126.668, 'beach'],
    ],
  },
  {
    id: 'hong-kong',
    name: { en: 'Hong Kong', ar: 'هونغ كونغ' },
    also: ['هونج كونج', 'Hongkong', 'Kowloon'],
    ...{ country: 'HK', latitude: 22.3193, longitude: 114.1694, zone: 'Asia/Hong_Kong' },
    ...{ level: 1.35, season: 'springAutumn', size: 40 },
    districts: [
      ['Tsim Sha Tsui', 'تسيم شا تسوي', 22.2985, 114.173, 'centre', 'waterside'],
      ['Central', 'سنترال', 22.2815, 114.157, 'business', 'waterside'],
      ['Wan Chai', 'وان تشاي', 22.2765, 114.173, 'business', 'waterside'],
      ['Mong Kok', 'مونغ كوك', 22.319, 114.169, 'old'],
    ],
  },
];

/** Nearest to Qatar first: the order of equal matches. */
export const hotelPlaces: readonly HotelPlaceFacts[] = [
  ...gulfPlaces,
  ...middleEastAfricaPlaces,
  ...westernEuropePlaces,
  ...centralEasternEuropePlaces,
  ...eastAsiaPlaces,
  ...asiaAndBeyondPlaces,
];

const placesById = new Map(hotelPlaces.map((place) => [place.id, place]));

export function hotelPlaceOf(id: string): HotelPlaceFacts | undefined {
  return placesById.get(id.toLowerCase());
}
