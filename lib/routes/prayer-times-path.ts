/** The page with the hours of prayer at an airport or a place of ours; of a day, where one is given (yyyy-MM-dd, or a longer ISO text). */
export function prayerTimesPath(place: string, day?: string): string {
  return `/prayer-times?${new URLSearchParams({ place, ...(day && { day: day.slice(0, 10) }) })}`;
}
