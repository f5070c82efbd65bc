import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { choosePaymentProviders } from '@/supabase/functions/_shared/payments/choose-payment-providers';
import { chooseFlightStatusSuppliers } from '@/supabase/functions/_shared/suppliers/flight-status/choose-flight-status-suppliers';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import { chooseOrderSuppliers } from '@/supabase/functions/_shared/suppliers/orders/choose-order-suppliers';
import { readSettings } from '@/supabase/local/settings.ts';

const lists = [
  ...[chooseFlightSuppliers, chooseHotelSuppliers, chooseFlightStatusSuppliers],
  ...[chooseOrderSuppliers, choosePaymentProviders],
];
/** Without the variables that Supabase itself passes to every function. */
const settings = [...new Set(lists.flatMap((list) => list.settings))].filter((name) => !name.startsWith('SUPABASE_'));

it.each(settings)('%s is passed to the functions of the local backend and is in .env.example', (name) => {
  const supplier = name.split('_')[0]?.toLowerCase();
  expect(settingsFor({ HOTEL_SUPPLIER: `sandbox, ${supplier}`, [name]: 'set' })).toHaveProperty(name, 'set');
  expect(readFileSync('.env.example', 'utf8')).toContain(`\n${name}=`);
});

it('what is of no named supplier is not passed', () => {
  const other = { HOTEL_SUPPLIER: 'liteapi,', DUFFEL_TOKEN: 'set', _SECRET: 'set', SMTP_URL: 'set' };
  const none = Object.keys(settingsFor({}));
  expect(Object.keys(settingsFor(other)).filter((name) => !none.includes(name))).toEqual(['HOTEL_SUPPLIER']);
});

function settingsFor(more: Record<string, string>): Record<string, string> {
  const keys = { SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_SECRET_KEY: 'b', SUPABASE_JWT_SECRET: 'c' };
  return readSettings({ ...keys, ...more } as unknown as NodeJS.ProcessEnv).functionsEnv;
}
