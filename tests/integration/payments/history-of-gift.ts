import { expect } from 'vitest';
import { newBooking } from '../account/hosted-database.ts';
import { type Money, uuid } from './history-of-money.ts';

/**
 * A gift card that is bought, sent, sent to another address, spent and given back in part. Its payment is among those of the history, which pay it,
 * spend it and refund it too.
 */
export async function historyOfGift({ db, one, random, payments, charges, refunds, cards, played, begin, capture }: Money) {
  const price = 100 * (50 + random(5_000));
  const recipient = { recipient_name: 'Noor', recipient_email: 'noor@example.com', sender_name: 'Amina', message: '' };
  const { id, reference } = await newBooking(db, {
    ...{ total: String(price / 100), departure: '2020-01-01', lastDay: '2020-01-01' },
    more: { kind: 'gift', gift: { ...recipient, language: 'en', send_on: '2020-01-01' } },
  });
  const key = String(await one(`select public.begin_pay_now($1, now() + interval '2 hours')`, [reference]));
  const payment = String(await one('select id from public.payments where booking_id = $1', [id]));
  // The last one is that of the trip.
  payments.unshift({ id: payment, key });
  let number: string | undefined;

  async function pay() {
    await begin(key);
    await capture(charges.at(-1));
  }

  /** Its mail is written, and perhaps once more by another process. */
  async function send() {
    await one('select public.queue_due_gifts()');
    const versions = await db.rows<{ version: number }>(
      `select (data ->> 'version')::int as version from public.mail_outbox where kind = 'gift_card' and reference = $1`,
      [reference],
    );
    for (const { version } of [...versions, ...versions].slice(0, versions.length + random(2))) {
      const made = (await one(`select public.make_gift_card($1, $2, '123456') ->> 'number'`, [id, version])) as string | null;
      if (!made) continue;
      expect(number ?? made, 'one card for one purchase').toBe(made);
      number = made;
      if (!cards.includes(made)) cards.push(made);
    }
  }

  async function play() {
    switch (random(6)) {
      case 0:
        return pay();
      case 1:
        return send();
      case 2:
      case 3:
        for (const due of payments)
          await one(`select public.add_gift_card_to_payment($1, $2, '123456')`, [due.key, number ?? '']);
        return;
      case 4:
        await db.rows(
          `update public.gift_orders set queued_at = now() - interval '1 hour' where booking_id = $1 and queued_at is not null`,
          [id],
        );
        expect(await one('select public.resend_gift($1, $2)', [id, `noor-${random(3)}@example.com`])).toMatch(
          /sent|changed|used|over|tooMany/,
        );
        return;
      default: {
        const wanted = [payment, uuid(), 1 + random(random(2) ? price : 10_000)];
        for (let time = 0; time < 2; time++)
          expect(await one('select public.desk_refund_payment($1, $2, $3)', wanted)).toMatch(
            /created|repeated|stale|tooMuch|busy/,
          );
      }
    }
  }

  let takenOff = 0;
  /** Owed to whoever has the card, whatever of it they have spent: what was paid, less the most that was going back to the buyer at a time. */
  function count() {
    const isSold = charges.some((charge) => charge.key === key && charge.outcome === 'paid');
    const back = [...refunds.values()].filter(
      (each) => each.payment === payment && each.cause === 'desk' && each.status !== 'failed',
    );
    takenOff = Math.max(
      takenOff,
      back.reduce((sum, { amount }) => sum + amount, 0),
    );
    played.giftCard = isSold ? price - takenOff : 0;
  }

  return { id, reference, payment, pay, send, play, count };
}
