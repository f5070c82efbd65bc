import { answerNew } from '@/lib/desk/new-item/answer-new';
import { newVisaCase } from '@/lib/desk/new-item/new-items';

/** A visa application that the agency handles. */
export function POST(request: Request): Promise<Response> {
  return answerNew(request, {
    schema: newVisaCase,
    make: (client, { givenNames, email, enquiryId, travelDate, bookingReference, remark, ...visa }) =>
      client.rpc('desk_make_visa_case', {
        visa: {
          ...visa,
          given_names: givenNames,
          contact_email: email,
          enquiry_id: enquiryId,
          travel_date: travelDate,
          booking_reference: bookingReference,
        },
        remark,
      }),
  });
}
