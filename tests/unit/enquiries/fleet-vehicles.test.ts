import { expect, it } from 'vitest';
import { fleetClasses } from '@/content/business/victoria-fleets';
import { enquiryKinds } from '@/lib/enquiries/kinds';
import ar from '@/messages/ar/enquiries.json';
import en from '@/messages/en/enquiries.json';

it('the fleet can be asked for by the names its page gives it', () => {
  const vehicle = enquiryKinds.fleet.find(({ name }) => name === 'vehicle');
  const options = vehicle?.type === 'choice' ? vehicle.options : [];
  const names = options.map((option) => ({ en: en.options[option], ar: ar.options[option] }));
  expect(names.slice(0, -1)).toEqual(fleetClasses.map(({ name }) => name));
  expect(options.at(-1)).toBe('severalCars');
});
