import { answerOnly } from '@/lib/network/http';
import { answerLookUp } from '@/lib/self-service/answer-look-up';
import { requestChange } from '@/lib/self-service/look-up';
import { changeRequest } from '@/lib/self-service/requests';

/** Requests a change of a booking. `found` holds the outcome. */
export function POST(request: Request): Promise<Response> {
  return answerLookUp(request, {
    name: 'change',
    misses: 'booking',
    // A thousand characters of a message may be four bytes each.
    maxBytes: 16_000,
    schema: changeRequest,
    keyOf: ({ reference }) => reference,
    find: requestChange,
  });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
