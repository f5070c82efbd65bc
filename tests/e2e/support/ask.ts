import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** Asks as often as the limits of one address want: tests side by side are one visitor to the site. */
export async function ask(
  request: APIRequestContext,
  address: string,
  options?: Parameters<APIRequestContext['get']>[1],
): Promise<APIResponse> {
  let response = await request.get(address, options);
  await expect
    .poll(async () => {
      if (response.status() === 429) response = await request.get(address, options);
      return response.status();
    })
    .not.toBe(429);
  return response;
}
