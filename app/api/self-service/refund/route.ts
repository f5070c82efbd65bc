import { answerOnly } from '@/lib/network/http';
import { answerLookUp } from '@/lib/self-service/answer-look-up';
import { findRefunds } from '@/lib/self-service/look-up';
import { refundLookUp } from '@/lib/self-service/requests';

/** Where the refunds of a booking stand. */
export function POST(request: Request): Promise<Response> {
  return answerLookUp(request, { name: 'refund', schema: refundLookUp, keyOf: ({ reference }) => reference, find: findRefunds });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
