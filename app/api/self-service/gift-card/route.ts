import { answerOnly } from '@/lib/network/http';
import { answerLookUp } from '@/lib/self-service/answer-look-up';
import { findGiftCard } from '@/lib/self-service/look-up';
import { giftCardLookUp } from '@/lib/self-service/requests';

/** What is left on a gift card. */
export function POST(request: Request): Promise<Response> {
  return answerLookUp(request, { name: 'gift-card', schema: giftCardLookUp, keyOf: ({ number }) => number, find: findGiftCard });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
