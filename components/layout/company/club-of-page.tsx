import { publishedContent } from '@/lib/state/published-content';
import { PublishedOfPage } from './published-of-page';

/** Where scripts show numbers of Karam Club. */
export function ClubOfPage() {
  const club = publishedContent('club', 'site');
  return club && <PublishedOfPage kind="club" published={club} />;
}
