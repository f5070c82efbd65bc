import type { SiteEvent } from '../events';
import { loadScript } from './load-script';

/** The shape that the pixel's script expects: calls wait in `queue` until it has loaded. */
interface PixelFunction {
  (...call: unknown[]): void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  disablePushState?: boolean;
  callMethod?: (...call: unknown[]) => void;
}

declare global {
  interface Window {
    fbq?: PixelFunction;
    _fbq?: PixelFunction;
  }
}

/** Loads the Meta pixel and returns the function that sends it our events. Requires consent. */
export function startSocialPixel(pixelId: string): (event: SiteEvent) => void {
  const pixel = window.fbq ?? waitingPixel();
  window.fbq = pixel;
  window._fbq ??= pixel;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  // The site reports page views and clicks itself, once each.
  pixel.disablePushState = true;
  pixel('set', 'autoConfig', false, pixelId);
  pixel('init', pixelId);
  return (event) => {
    if (event.name === 'page_view') pixel('track', 'PageView');
    if (event.name === 'search') pixel('track', 'Search', { content_category: event.kind });
    if (event.name === 'booking_requested') pixel('track', 'Lead', { content_category: event.kind });
    if (event.name === 'checkout_initiated') {
      const { hotelName, basePrice, currency } = event;
      pixel('track', 'InitiateCheckout', { content_name: hotelName, value: basePrice, currency });
    }
    if (event.name === 'hotel_booking_click') {
      const { hotelName, price, currency, destination } = event;
      pixel('trackCustom', 'HotelBookingClick', { hotel_name: hotelName, price, currency, destination });
    }
  };
}

function waitingPixel(): PixelFunction {
  const pixel: PixelFunction = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  return pixel;
}
