import type { HostedDatabase } from '../account/hosted-database.ts';
import { historyOfGift } from './history-of-gift.ts';
import { historyOfMoney, type Played, type Scene } from './history-of-money.ts';
import { historyOfOrders } from './history-of-orders.ts';
import { underWay } from './rules-of-histories.ts';

export interface History {
  payments: string[];
  /** The purchase of a gift card in between. */
  gift: { id: string; reference: string; payment: string } | null;
  played: Played;
  /** What the supplier has in the end. */
  supplied: ('held' | 'bought')[];
  /** An agent has refunded another sum than what was due, of an order that had failed. */
  isDecidedByAgent: boolean;
}

/**
 * One random history of a booking's payments and orders: requested, split between gift cards, points and card, tried, paid, paid twice, withdrawn, late,
 * out of order, refunded in parts, refused by the provider; paid at once, at a price that rises or falls before it is ordered; seats held, paid in time or
 * not, let go or cancelled; tickets, with bags that were paid before or afterwards, and cancelled by agent or customer; a gift card that is bought and spent
 * in between. In the end nothing is under way any more. Staff is signed in, and has points.
 */
export async function play(db: HostedDatabase, scene: Scene, seed: number): Promise<History> {
  const money = historyOfMoney(db, scene, seed);
  const orders = historyOfOrders(money);
  const { random, payments } = money;
  // So that bags and seats can follow tickets, and something is held or paid at once.
  if (seed % 4 === 0) for (let step = 0; step < 5; step++) await orders.play();
  else if (seed % 4 === 1) await orders.payAtOnce();
  else if (seed % 4 === 2) await orders.hold();
  else await money.askForPayment();
  const gift = seed % 3 === 0 ? await historyOfGift(money) : null;
  if (gift && random(3)) {
    await gift.pay();
    await gift.send();
  }
  async function look() {
    await money.findPayments();
    await money.findRefunds();
    gift?.count();
  }
  for (let step = 0; step < 20; step++) {
    await look();
    if (gift && random(5) === 0) await gift.play();
    else if (random(16) < 5) await orders.play();
    else if (random(14) === 0) await orders.decide();
    else await money.play();
  }
  const bookings = [scene.booking.id, ...(gift ? [gift.id] : [])];
  await look();
  for (let round = 0; round < 6 && (await underWay(db, bookings)).length; round++) {
    await money.end();
    // The airline lets seats go later than we do.
    await orders.end(round > 1);
    await look();
  }
  return {
    ...{ payments: payments.map(({ id }) => id), gift, played: money.count() },
    ...{ supplied: orders.supplied(), isDecidedByAgent: orders.isDecidedByAgent() },
  };
}
