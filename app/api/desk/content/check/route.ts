import { checkQuestion } from '@/lib/content/exchange/check-entries';
import { isPage } from '@/lib/content/links';
import { handleAction } from '@/lib/desk/handle-action';
import { jsonResponse } from '@/lib/network/http';

/** Which links of an import lead to no page, and which photographs are not stored, for editors and publishers. */
export function POST(request: Request): Promise<Response> {
  return handleAction(request, {
    name: 'desk-content-check',
    schema: checkQuestion,
    maxBytes: 500_000,
    code: 'invalidContent',
    async act(client, { links, photos }) {
      const { data, error } = await client.rpc('desk_unknown_photos', { photos });
      return { data: { photos: data, links: links.filter((link) => !isPage(link)) }, error };
    },
    answer: jsonResponse,
  });
}
