/** The numbers of Karam Club: the type of their file, and the form of the desk. The database gives points by them (`loyalty_rule`). */
import * as z from 'zod/mini';
import { whole } from '@/lib/checks';

const amount = whole(1, 100_000, 'amount');
const months = whole(1, 120, 'wholeMonths');

const earning = {
  /** Points for every 100 QAR paid for what earns points. */
  pointsPer100Qar: amount,
  /** Points given in the month of the birthday. */
  birthdayBonus: amount,
};
const tier = z.object({
  /** Points collected within `tierMonths` that open this tier. */
  threshold: amount,
  ...earning,
});

export const clubContent = z
  .object({
    silver: z.object(earning),
    gold: tier,
    platinum: tier,
    /** Points that become one voucher, and its value in QAR. */
    voucherPoints: amount,
    voucherQar: amount,
    /** Months a voucher can be used, and months a point lives from the trip that earned it. */
    voucherMonths: months,
    pointsMonths: months,
    /** Months a tier lasts after it was reached. */
    tierMonths: months,
    /** Days before points or a tier expire at which the member is notified. */
    warningDays: whole(1, 365, 'warningDays'),
    /** A member is notified of the next tier when this many points are missing, or fewer. */
    upgradeNearPoints: amount,
  })
  .check(({ value, issues }) => {
    const wrong = (path: string[], message: string) => issues.push({ code: 'custom', input: value, path, message });
    const { silver, gold, platinum } = value;
    if (platinum.threshold <= gold.threshold) wrong(['platinum', 'threshold'], 'tierOrder');
    for (const [name, one, below] of [['gold', gold, silver] as const, ['platinum', platinum, gold] as const]) {
      if (one.pointsPer100Qar < below.pointsPer100Qar) wrong([name, 'pointsPer100Qar'], 'tierLess');
      if (one.birthdayBonus < below.birthdayBonus) wrong([name, 'birthdayBonus'], 'tierLess');
    }
    if (value.warningDays >= Math.min(value.pointsMonths, value.tierMonths) * 28) wrong(['warningDays'], 'warningLong');
    if (value.upgradeNearPoints >= gold.threshold) wrong(['upgradeNearPoints'], 'nearGold');
  });
export type ClubContent = z.infer<typeof clubContent>;
