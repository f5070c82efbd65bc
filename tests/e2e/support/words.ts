import arCommon from '../../../messages/ar/common.json' with { type: 'json' };
import arFlights from '../../../messages/ar/flights.json' with { type: 'json' };
import arHome from '../../../messages/ar/home.json' with { type: 'json' };
import arHotels from '../../../messages/ar/hotels.json' with { type: 'json' };
import arLayout from '../../../messages/ar/layout.json' with { type: 'json' };
import arPackages from '../../../messages/ar/packages.json' with { type: 'json' };
import enCommon from '../../../messages/en/common.json' with { type: 'json' };
import enFlights from '../../../messages/en/flights.json' with { type: 'json' };
import enHome from '../../../messages/en/home.json' with { type: 'json' };
import enHotels from '../../../messages/en/hotels.json' with { type: 'json' };
import enLayout from '../../../messages/en/layout.json' with { type: 'json' };
import enPackages from '../../../messages/en/packages.json' with { type: 'json' };

/** The words of the site by language, to ask for things by the name a visitor sees. */
export const words = {
  en: {
    common: enCommon,
    flights: enFlights,
    home: enHome,
    hotels: enHotels,
    layout: enLayout,
    packages: enPackages,
    doha: 'Doha',
    london: 'London',
  },
  ar: {
    common: arCommon,
    flights: arFlights,
    home: arHome,
    hotels: arHotels,
    layout: arLayout,
    packages: arPackages,
    doha: 'الدوحة',
    london: 'لندن',
  },
};
