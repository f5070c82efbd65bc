import 'server-only';
import { campaignMailsPerMinute } from '@/lib/env';
import { mailSender } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import { passOf, startWorker, type Work } from '@/lib/worker';
import { type ClaimedMail, claimedMail, factsOfMail, isFinal, sendOne } from '../outbox';

/** Beside the other mail, which never waits for it. SQL makes the next mails and says how many there may be. */
const work: Work<ClaimedMail> = {
  name: 'campaigns',
  everyMs: 15_000,
  async claim() {
    const send = mailSender();
    if (!send) return null;
    const { data, error } = await createAdminClient().rpc('claim_campaign_mail', { per_minute: campaignMailsPerMinute() });
    if (error) throw error;
    return claimedMail(data, send);
  },
  async perform({ rows, send }) {
    // An address that is refused for good is counted, and no reason to pause.
    await sendOne(rows, send).catch((error: unknown) => {
      if (!isFinal(error)) throw error;
    });
  },
  failure: 'campaign-mail-not-sent',
  factsOf: factsOfMail,
};

/** Sends what of the campaigns may be sent now. Never rejects. */
export const sendCampaigns = passOf(work);

export const watchCampaigns = (): void => startWorker(work, sendCampaigns);
