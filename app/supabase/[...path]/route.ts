import { proxySupabase } from '@/lib/supabase/proxy/proxy-supabase';

export const dynamic = 'force-dynamic';

export {
  proxySupabase as DELETE,
  proxySupabase as GET,
  proxySupabase as HEAD,
  proxySupabase as OPTIONS,
  proxySupabase as PATCH,
  proxySupabase as POST,
  proxySupabase as PUT,
};
