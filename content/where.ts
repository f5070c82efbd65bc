/**
 * The places of "Where can I go?" (/explore/where). What is known of them stands elsewhere: names and countries in ./airports, climate and flight
 * times in ./destinations and ./weather-places, example fares and nights in ./popular, what residents of Qatar may do in ./practical.
 */

export interface WherePlace {
  /** IATA code of where most visitors land. */
  airport: string;
  /** Of the airport, in degrees. */
  at: readonly [latitude: number, longitude: number];
  /** English path of our guide. Without one, the place leads to its flights. */
  guide?: `/explore/destinations/${string}` | `/travel/destination/${string}`;
  /**
   * Halal food, as the guide says it, or `easy` where it is the rule of the country. `ask`: it exists, and one has to look for it. Absent: we do not
   * know.
   */
  halal?: 'easy' | 'ask';
  /** Whether the guide speaks for or against it with children. Absent: a holiday of ours for families decides (content/packages). */
  children?: boolean;
  /** One goes there for the beach too. Where a holiday of ours has one (content/packages) it need not be said. */
  beach?: true;
  /** The guide says that a residence permit of Qatar may replace the visa, under conditions. */
  acceptsPermit?: true;
}

/**
 * Countries in which a residence permit of a Gulf state has counted for something at one time or another, for some nationalities: the other states of the
 * Gulf, and neighbours who live from visitors of the Gulf. What holds today for one of Qatar we do not know; where a guide of ours says it, the guide
 * counts. Elsewhere (Schengen, the United Kingdom, Asia) the rules go by passport alone, as far as we know.
 */
export const permitMayCount: readonly string[] = ['SA', 'AE', 'KW', 'BH', 'OM', 'GE', 'AZ', 'JO', 'EG', 'TR'];

export const wherePlaces: readonly WherePlace[] = [
  { airport: 'RUH', at: [25, 46.7], guide: '/explore/destinations/saudi-arabia', halal: 'easy' },
  { airport: 'JED', at: [21.7, 39.2], guide: '/explore/destinations/saudi-arabia', halal: 'easy' },
  { airport: 'ULH', at: [26.5, 38.1], guide: '/explore/destinations/saudi-arabia', halal: 'easy' },
  { airport: 'DXB', at: [25.2, 55.4], guide: '/travel/destination/dubai', halal: 'easy' },
  { airport: 'RKT', at: [25.6, 55.9], guide: '/explore/destinations/ras-al-khaimah', halal: 'easy', children: true, beach: true },
  { airport: 'IST', at: [41.3, 28.7], guide: '/explore/destinations/turkey', halal: 'easy' },
  { airport: 'AYT', at: [36.9, 30.8], guide: '/explore/destinations/turkey', halal: 'easy' },
  { airport: 'TZX', at: [41, 39.8], guide: '/explore/destinations/turkey', halal: 'easy' },
  { airport: 'TBS', at: [41.7, 45], guide: '/travel/destination/georgia', halal: 'easy', acceptsPermit: true },
  { airport: 'GYD', at: [40.5, 50.1], guide: '/travel/destination/azerbaijan', halal: 'ask' },
  { airport: 'SJJ', at: [43.8, 18.3], guide: '/travel/destination/bosnia', halal: 'easy' },
  { airport: 'SVO', at: [56, 37.4], guide: '/explore/destinations/moscow', halal: 'ask' },
  { airport: 'LED', at: [59.8, 30.3], guide: '/explore/destinations/moscow' },
  { airport: 'TAS', at: [41.3, 69.3], guide: '/explore/destinations/uzbekistan', halal: 'easy' },
  { airport: 'SKD', at: [39.7, 67], guide: '/explore/destinations/uzbekistan', halal: 'easy' },
  { airport: 'BHK', at: [39.8, 64.5], guide: '/explore/destinations/uzbekistan', halal: 'easy' },
  { airport: 'ATH', at: [37.9, 23.9], guide: '/explore/destinations/greece', halal: 'ask' },
  { airport: 'JTR', at: [36.4, 25.5], guide: '/explore/destinations/greece', halal: 'ask', children: false },
  { airport: 'JMK', at: [37.4, 25.3], guide: '/explore/destinations/greece', halal: 'ask' },
  { airport: 'ZRH', at: [47.5, 8.6], guide: '/explore/destinations/switzerland', halal: 'easy' },
  { airport: 'GVA', at: [46.2, 6.1], guide: '/explore/destinations/switzerland', halal: 'easy' },
  { airport: 'CDG', at: [49, 2.6], guide: '/explore/destinations/france', halal: 'ask' },
  { airport: 'NCE', at: [43.7, 7.2], guide: '/explore/destinations/france', halal: 'ask' },
  { airport: 'LYS', at: [45.7, 5.1], guide: '/explore/destinations/france', halal: 'ask' },
  { airport: 'MAD', at: [40.5, -3.6], guide: '/explore/destinations/spain', halal: 'ask' },
  { airport: 'BCN', at: [41.3, 2.1], guide: '/explore/destinations/spain', halal: 'ask', beach: true },
  { airport: 'LHR', at: [51.5, -0.5], guide: '/travel/destination/london', children: true },
  { airport: 'RAK', at: [31.6, -8], guide: '/explore/destinations/morocco', halal: 'easy' },
  { airport: 'CMN', at: [33.4, -7.6], guide: '/explore/destinations/morocco', halal: 'easy' },
  { airport: 'MLE', at: [4.2, 73.5], guide: '/travel/destination/maldives', halal: 'easy' },
  { airport: 'CMB', at: [7.2, 79.9], guide: '/travel/destination/sri-lanka', halal: 'easy', beach: true },
  { airport: 'BKK', at: [13.7, 100.8], guide: '/travel/destination/thailand', halal: 'easy' },
  { airport: 'HKT', at: [8.1, 98.3], guide: '/travel/destination/thailand', halal: 'easy', beach: true },
  { airport: 'ICN', at: [37.4, 126.5], guide: '/explore/destinations/south-korea', halal: 'ask' },
  { airport: 'CAI', at: [30.1, 31.4], halal: 'easy' },
  { airport: 'BOM', at: [19.1, 72.9] },
  { airport: 'MNL', at: [14.5, 121] },
  { airport: 'MCT', at: [23.6, 58.3], halal: 'easy', beach: true },
  { airport: 'SLL', at: [17, 54.1], halal: 'easy', beach: true },
  { airport: 'KWI', at: [29.2, 48], halal: 'easy' },
  { airport: 'BAH', at: [26.3, 50.6], halal: 'easy' },
  { airport: 'AMM', at: [31.7, 36], halal: 'easy' },
  { airport: 'BEY', at: [33.8, 35.5] },
  { airport: 'TUN', at: [36.8, 10.2], halal: 'easy', beach: true },
  { airport: 'KUL', at: [2.7, 101.7], halal: 'easy' },
  { airport: 'SIN', at: [1.4, 104] },
  { airport: 'DPS', at: [-8.7, 115.2], beach: true },
  { airport: 'FCO', at: [41.8, 12.3] },
  { airport: 'VIE', at: [48.1, 16.6] },
  { airport: 'NBO', at: [-1.3, 36.9] },
  { airport: 'ZNZ', at: [-6.2, 39.2], beach: true },
  { airport: 'KTM', at: [27.7, 85.4] },
];
