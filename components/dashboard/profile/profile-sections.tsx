'use client';

import { readProfile } from '@/lib/dashboard/profile';
import { PrivatePart } from '../private-part';
import { DeleteAccount } from './delete-account';
import { DetailsForm } from './details-form';
import { DownloadData } from './download-data';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';

/** Everything about an account that its owner can change, each part with a button of its own. */
export function ProfileSections() {
  return (
    <PrivatePart load={readProfile}>
      {(profile, user) => (
        <div className="space-y-6">
          <DetailsForm profile={profile} userId={user.id} />
          <EmailForm email={user.email} />
          <PasswordForm email={user.email} />
          <DownloadData />
          <DeleteAccount />
        </div>
      )}
    </PrivatePart>
  );
}
