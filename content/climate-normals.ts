/**
 * Long-term monthly means of the daily maximum and minimum in °C, January first, by IATA code: the Climatological Standard Normals of 1991–2020 that
 * national weather services gave to the World Meteorological Organization (content/licences.md). Where it has none of these years, those of its World
 * Weather Information Service, by way of the named page.
 */
export interface ClimateNormals {
  high: readonly number[];
  low: readonly number[];
  /** Other years than 1991–2020; null where the source does not say. */
  years?: string | null;
}

export const normalsSource = {
  en: 'World Meteorological Organization 1991–2020',
  ar: 'المنظمة العالمية للأرصاد الجوية 1991–2020',
} as const;

export const climateNormals = {
  // Antalya Airport (Antalya Havalimanı, WMO 17300)
  AYT: {
    high: [15, 16, 18.5, 21.8, 26.4, 31.6, 34.9, 34.9, 31.7, 27.3, 21.6, 16.7],
    low: [5.7, 6.5, 8.3, 11.3, 15.7, 20.1, 23.4, 23.7, 20.1, 15.9, 10.7, 7.4],
  },
  // Bahrain International Airport (WMO 41150)
  BAH: {
    high: [20.7, 22, 25.5, 30.6, 36.1, 38.6, 39.7, 39.6, 37.7, 34, 28, 22.9],
    low: [14.5, 15.4, 18.1, 22.4, 27.2, 30, 31.4, 31.5, 29.5, 26.4, 21.6, 16.8],
  },
  // Barcelona Airport, El Prat (WMO 08181)
  BCN: {
    high: [14.2, 14.7, 16.8, 18.9, 22.2, 26.2, 29, 29.7, 26.7, 22.7, 17.9, 14.7],
    low: [6.2, 6.6, 8.8, 11.1, 14.7, 18.8, 21.7, 22.1, 18.8, 15, 9.9, 6.9],
  },
  // Bukhara (Buhara, WMO 38683), 224 m
  BHK: {
    high: [7, 10, 17.1, 24.4, 30.7, 36, 37.3, 35.6, 30, 22.9, 14.5, 8.2],
    low: [-2.2, -0.4, 4.7, 10.5, 15.6, 19.9, 21.6, 19.4, 13.6, 7.4, 2.2, -1.2],
  },
  // Mumbai Santacruz, the airport (WMO 43003)
  BOM: {
    high: [31.2, 31.7, 33.1, 33.4, 33.7, 32.5, 30.4, 30.2, 30.9, 33.6, 34.1, 32.6],
    low: [16.9, 18.1, 21.1, 24.2, 27, 26.6, 25.5, 25.2, 24.9, 23.9, 21.4, 18.4],
  },
  // Cairo Airport (WMO 62366)
  CAI: {
    high: [18.9, 20.5, 23.8, 28.1, 32.2, 34.6, 35, 34.9, 33.4, 30, 24.9, 20.5],
    low: [10.1, 11, 13.2, 15.9, 19.3, 22.2, 23.8, 24.3, 22.7, 20, 15.6, 11.7],
  },
  // Colombo (WMO 43466)
  CMB: {
    high: [31.4, 31.6, 32, 32, 31.5, 30.7, 30.3, 30.3, 30.4, 30.4, 30.6, 30.9],
    low: [23.1, 23.6, 24.8, 25.3, 26.2, 26.1, 25.9, 25.9, 25.4, 24.7, 23.9, 23.5],
  },
  // Casablanca-Anfa, in the city (WMO 60155)
  CMN: {
    high: [17.6, 18.1, 19.7, 20.6, 22.7, 24.6, 26.1, 26.7, 25.9, 24.3, 21, 18.9],
    low: [8.9, 9.7, 11.6, 13.3, 15.9, 18.7, 20.5, 21, 19.5, 16.8, 12.8, 10.5],
  },
  // Roma-Ciampino, the city's second airport (WMO 16239), 129 m
  FCO: {
    high: [12, 13, 15.8, 18.8, 23.4, 28.1, 31, 31.6, 26.7, 22.2, 16.9, 12.7],
    low: [3.4, 3.4, 5.9, 8.6, 12.6, 16.7, 19.3, 19.8, 16, 12.4, 8.5, 4.7],
  },
  // Genève-Cointrin, the airport (WMO 06700)
  GVA: {
    high: [5.1, 7, 11.8, 15.9, 20.1, 24.2, 26.7, 26.2, 21.1, 15.5, 9.3, 5.6],
    low: [-1.1, -1.1, 1.7, 5, 9.1, 12.7, 14.6, 14.2, 10.7, 7.2, 2.6, -0.2],
  },
  // Phuket town (WMO 48564)
  HKT: {
    high: [33, 34, 34.4, 34.2, 33.2, 32.6, 32.3, 32.2, 31.8, 31.8, 32.1, 32.1],
    low: [25, 25.4, 25.9, 26.3, 26.1, 25.8, 25.6, 25.6, 25.1, 24.9, 25.2, 25],
  },
  // Jeddah, King Abdulaziz International Airport (WMO 41024)
  JED: {
    high: [28.8, 29.8, 31.7, 34.5, 37.1, 38.3, 39.4, 38.7, 37.4, 36.6, 33.3, 30.6],
    low: [18.8, 19, 20.2, 22.8, 25, 25.8, 27.6, 28.6, 27.3, 25, 22.9, 20.6],
  },
  // Kathmandu Airport (WMO 44454), 1,337 m
  KTM: {
    high: [19.2, 22.1, 26, 28.6, 29.2, 29.5, 28.7, 29, 28.6, 27.2, 23.6, 20.2],
    low: [2.8, 5.3, 8.8, 12.3, 16.1, 19.3, 20.3, 20.2, 18.8, 13.9, 8.4, 4.2],
  },
  // Subang, the old airport, west of the city (WMO 48647)
  KUL: {
    high: [32.6, 33.3, 33.7, 33.7, 33.6, 33.3, 32.8, 32.8, 32.7, 32.6, 32.3, 32],
    low: [23.8, 24, 24.5, 24.7, 25, 24.8, 24.4, 24.5, 24.2, 24.2, 24.1, 24],
  },
  // St Petersburg, in the city (WMO 26063)
  LED: {
    high: [-2.5, -2.4, 2.3, 9.5, 16.3, 20.5, 23.3, 21.4, 15.9, 8.7, 2.8, -0.5],
    low: [-7.2, -7.6, -4, 1.7, 7.2, 12.2, 15.3, 13.9, 9.4, 4.1, -0.9, -4.5],
  },
  // Kuwait City (liquisearch.com/kuwait_city/geography_and_climate, which names the World Meteorological Organization; read 2026-11-30)
  KWI: {
    years: null,
    high: [19.5, 21.8, 26.9, 33.9, 40.9, 45.5, 46.7, 46.9, 43.7, 36.6, 27.8, 21.9],
    low: [8.5, 10, 14, 19.5, 25.4, 28.9, 30.7, 29.5, 26.2, 21.5, 14.5, 9.9],
  },
  // Lyon-Bron (WMO 07480)
  LYS: {
    high: [7.1, 9, 13.8, 17.4, 21.5, 25.6, 28.2, 28, 23.1, 17.7, 11.4, 7.7],
    low: [1.1, 1.4, 4.2, 7.2, 11.2, 15, 17, 16.6, 12.8, 9.6, 4.9, 2],
  },
  // Hulhulé, Velana International Airport (WMO 43555)
  MLE: {
    high: [30.6, 31, 31.6, 31.9, 31.5, 31.1, 30.8, 30.7, 30.5, 30.5, 30.4, 30.4],
    low: [26, 26.3, 26.8, 27.1, 26.6, 26.4, 25.9, 25.9, 25.7, 25.7, 25.5, 25.6],
  },
  // Nice, the airport (WMO 07690)
  NCE: {
    high: [13.3, 13.5, 15.4, 17.4, 21, 24.7, 27.5, 27.9, 24.8, 21, 17, 14.1],
    low: [5.8, 6.1, 8.3, 10.8, 14.5, 18.1, 20.8, 21.1, 17.7, 14, 9.7, 6.6],
  },
  // Changi Airport (WMO 48698)
  SIN: {
    high: [30.6, 31.5, 32.2, 32.4, 32.3, 31.9, 31.4, 31.4, 31.6, 31.8, 31.2, 30.5],
    low: [24.3, 24.6, 24.9, 25.3, 25.7, 25.7, 25.4, 25.3, 25.2, 25, 24.6, 24.3],
  },
  // Sarajevo, in the city (WMO 14654), 630 m
  SJJ: {
    high: [4.1, 6.6, 11.5, 16.5, 21.4, 25.4, 27.8, 28.3, 22.5, 17.3, 10.6, 4.3],
    low: [-2.9, -1.9, 1.4, 5.1, 9, 12.6, 14.2, 14.3, 10.4, 6.5, 2.8, -1.7],
  },
  // Samarkand (WMO 38696), 725 m
  SKD: {
    high: [7.4, 9.6, 15.3, 21.5, 27.1, 32.5, 34.5, 33.3, 28.7, 22, 14.5, 9.2],
    low: [-1.3, -0.1, 4.7, 9.8, 14.2, 18.1, 19.6, 18, 13.5, 7.8, 3.3, -0.1],
  },
  // Tbilisi (WMO 37545; archive id 37445), 432 m
  TBS: {
    high: [7.1, 8.7, 13.5, 18.8, 23.9, 28.7, 31.7, 31.9, 26.7, 20.2, 13, 8.2],
    low: [-0.4, 0.3, 3.8, 8, 12.9, 17.1, 20.1, 20, 15.9, 10.6, 4.6, 0.9],
  },
  // Tunis-Carthage Airport (WMO 60715)
  TUN: {
    high: [16.4, 16.8, 19.4, 22.3, 26.5, 31, 34, 34.5, 30.5, 26.7, 21.5, 17.6],
    low: [8.2, 8.1, 9.8, 12.1, 15.4, 19.3, 22.1, 22.9, 20.7, 17.3, 12.8, 9.4],
  },
  // Trabzon, regional office in the city (Trabzon Bölge, WMO 17037)
  TZX: {
    high: [10.2, 11.5, 13.1, 16.2, 20, 24.4, 27.2, 27.8, 24.8, 20.9, 16.6, 13.2],
    low: [4.9, 4.6, 6.2, 8.9, 13.3, 17.6, 20.4, 21.1, 17.7, 14.1, 9.5, 6.6],
  },
  // Vienna (matkailu-opas.com/weather-in-vienna.html, which names the World Weather Information Service; read 2026-11-30)
  VIE: {
    years: '1971–2000',
    high: [2.9, 5.1, 10.3, 15.2, 20.5, 23.4, 25.6, 25.4, 20.3, 14.2, 7.5, 4],
    low: [-2, -0.9, 2.4, 5.8, 10.5, 13.5, 15.4, 15.3, 11.7, 7, 2.4, -0.5],
  },
  // Zanzibar Airport (WMO 63870)
  ZNZ: {
    high: [32.6, 33.2, 32.5, 30.6, 29.7, 29.3, 29, 29.4, 30.4, 31.2, 31, 31.8],
    low: [24.5, 24.3, 24.5, 24.5, 23.8, 22.9, 22.1, 21.1, 21, 22, 23.1, 24],
  },
} satisfies Readonly<Record<string, ClimateNormals>>;
