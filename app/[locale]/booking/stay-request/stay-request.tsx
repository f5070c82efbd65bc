'use client';

import { ContactFields } from '@/components/bookings/passengers/contact-fields';
import { StayRequestPage } from '@/components/hotels/request/stay-request-page';

/** The two features meet here: how somebody is reached is asked alike for whatever they book. */
export function StayRequest() {
  return <StayRequestPage ContactFields={ContactFields} />;
}
