import { answerOnly } from '@/lib/network/http';
import { answerLookUp } from '@/lib/self-service/answer-look-up';
import { findVisa } from '@/lib/self-service/look-up';
import { visaLookUp } from '@/lib/self-service/requests';

/** Where a visa application stands. */
export function POST(request: Request): Promise<Response> {
  return answerLookUp(request, { name: 'visa', schema: visaLookUp, keyOf: ({ reference }) => reference, find: findVisa });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
