import { takeFlightForm } from '@/lib/bookings/products/flight/posted-form';
import { takePackageForm } from '@/lib/bookings/products/package/posted-form';
import { bookingProducts } from '@/lib/bookings/products/registry';
import { errorResponse } from '@/lib/network/http';
import { seeOther } from '@/lib/network/redirect-base';
import { readForm } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { refuseOtherSites } from '@/lib/security/same-origin';

const maxBodyBytes = 64_000;
/**
 * Forms to be reviewed, corrected or left count too, because what was typed is cached: about ten for one request. Requests count once more, with
 * those that a script sends.
 */
const postsPerMinute = { name: 'booking-posts', uses: 60, seconds: 60 };
/** Above the limit the visitor gets a message and what was typed is cached, until a second limit is reached. */
const refusalsPerMinute = { name: 'booking-refusals', uses: 30, seconds: 60 };

const forms = new Map([
  ['flight', takeFlightForm],
  ['package', takePackageForm],
]);

interface FormContext {
  params: Promise<{ product: string }>;
}

/** Takes the form of those who travel as browsers post it without script, and leads to the page that shows what became of it. */
export async function POST(request: Request, { params }: FormContext): Promise<Response> {
  const { product: name } = await params;
  const [take, product] = [forms.get(name), bookingProducts[name]];
  if (!take || !product) return errorResponse(404, { error: 'There is no form of that name.', code: 'unknownForm' });
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const refusal = await refuseTooMany(request, postsPerMinute);
  if (refusal && (await refuseTooMany(request, refusalsPerMinute))) return refusal;
  const form = await readForm(request, maxBodyBytes);
  if (form.ok) return seeOther(await take(request, form.value, { product, refusal }));
  return form.reason === 'notForm'
    ? errorResponse(415, { error: 'Send a form.', code: 'notForm' })
    : errorResponse(413, { error: 'The form is too large.', code: 'bodyTooLarge' });
}
