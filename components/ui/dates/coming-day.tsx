'use client';

import type { ComponentProps } from 'react';
import { lastDayToAsk } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';
import { DateField } from './date-field';

export function ComingDay(props: Omit<ComponentProps<typeof DateField>, 'earliest' | 'latest' | 'checksItself'>) {
  const today = useToday();
  return <DateField {...props} earliest={today} latest={today && lastDayToAsk(today)} checksItself autoComplete="off" />;
}
