/** Whose accounts can sign in here, where hosted Supabase offers them. */
export const allSignInProviders = ['google', 'apple'] as const;
