export type Sky = 'clear' | 'partlyCloudy' | 'cloudy' | 'fog' | 'rain' | 'sleet' | 'snow' | 'thunder';

export interface ForecastDay {
  /** Calendar day at the place, yyyy-MM-dd. */
  day: string;
  /** Whole °C. */
  high: number;
  low: number;
  /** Millimetres, one decimal. */
  rain: number;
  sky: Sky;
}

/** The next days at a place, in its local time. */
export interface Forecast {
  /** Whole °C at the time of the request. */
  temperature: number;
  sky: Sky;
  /** At most five, today first. */
  days: readonly ForecastDay[];
  /** When the forecast was made, ISO 8601 in UTC. */
  updatedAt: string;
}

/** A place to request the weather for. In degrees; `timeZone` is an IANA name. */
export interface WeatherSpot {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** With a minus as long as a figure: a hyphen is read over. */
export function degrees(celsius: number): string {
  const whole = Math.round(celsius);
  return `${whole < 0 ? '−' : ''}${Math.abs(whole)}°`;
}
