import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  islands: ['43.688 7.237, 43.6925 7.248, 43.6945 7.26, 43.6943 7.276, 43.694 7.28, 43.703 7.283, 43.703 7.236'],
  parks: [
    { track: '43.6965 7.2785, 43.6965 7.2815, 43.694 7.2815, 43.694 7.2785', name: { en: 'Castle Hill', ar: 'تلة القصر' } },
  ],
  roads: [
    {
      track: '43.681 7.2275, 43.688 7.2375, 43.6925 7.2475, 43.695 7.26, 43.6948 7.274',
      name: { en: 'Promenade des Anglais', ar: 'ممشى الإنجليز' },
    },
    { track: '43.6975 7.2705, 43.704 7.267, 43.71 7.262', name: { en: 'Avenue Jean Médecin', ar: 'جادة جان ميدسان' } },
  ],
  quarters: [
    { name: { en: 'Carré d’Or', ar: 'كاريه دور' }, at: [43.7, 7.2625] },
    { name: { en: 'Old Nice', ar: 'نيس القديمة' }, at: [43.6985, 7.276] },
    { name: { en: 'Cimiez', ar: 'سيمييه' }, at: [43.719, 7.276] },
    { name: { en: 'Magnan', ar: 'ماغنان' }, at: [43.6935, 7.2425] },
  ],
};
