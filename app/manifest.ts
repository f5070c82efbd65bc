import type { MetadataRoute } from 'next';
import { browserColors } from '@/components/layout/theme/theme';
import { company } from '@/lib/company/company';
import { defaultLocale, directionOf } from '@/lib/i18n/locales';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name[defaultLocale],
    short_name: company.name[defaultLocale],
    description: 'Flights, hotels, holidays and visas for travellers from Qatar.',
    lang: defaultLocale,
    dir: directionOf(defaultLocale),
    start_url: '/',
    display: 'standalone',
    background_color: browserColors.light,
    theme_color: browserColors.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
