import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { type ContentRole, readContentRole } from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import { Failed, Waiting } from './notices';
import { useDeskData } from './use-desk-data';

interface EditorsOnlyProps {
  /** For staff who may not edit. */
  noRole: string;
  children: (role: NonNullable<ContentRole>) => ReactNode;
}

/** For editors and publishers; the database returns nothing to anybody else, and this only explains. */
export function EditorsOnly({ noRole, children }: EditorsOnlyProps) {
  const { data, readAgain } = useDeskData('content-role', readContentRole);
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  return data.value ? children(data.value) : <Notice>{noRole}</Notice>;
}

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="-ms-3 mb-3 inline-flex min-h-11 items-center gap-2 px-3 font-medium text-accent">
      <Icon name="chevron" className="size-4 rotate-180" />
      {children}
    </Link>
  );
}
