/** Next.js calls this once in every server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { writeAuthErrorsAsLines } = await import('@/lib/supabase/auth-error-lines');
  writeAuthErrorsAsLines();
  // A build runs this file too, and has nothing to send.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { watchContent } = await import('@/lib/content/watch-content');
  watchContent();
  const { watchOutbox } = await import('@/lib/mail/outbox');
  watchOutbox();
  const { watchCampaigns } = await import('@/lib/mail/campaigns/watch-campaigns');
  watchCampaigns();
  const { watchPayments } = await import('@/lib/bookings/payments/watch-payments');
  watchPayments();
  const { watchOrders } = await import('@/lib/bookings/orders/watch-orders');
  watchOrders();
}
