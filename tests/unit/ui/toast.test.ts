import type { ReactElement } from 'react';
import toast from 'react-hot-toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const render = vi.hoisted(() => vi.fn<(element: ReactElement<{ toastOptions: { duration: number } }>) => void>());
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render }) }));

describe('a toast', () => {
  beforeEach(() => {
    render.mockClear();
    vi.resetModules();
    vi.stubGlobal('document', { createElement: () => ({}), body: { appendChild: (node: object) => node } });
  });

  it('is shown for five seconds, and replaced by the next one', async () => {
    const { presentToast } = await import('@/components/ui/feedback/toast-host');
    const success = vi.spyOn(toast, 'success').mockReturnValue('only');
    const error = vi.spyOn(toast, 'error').mockReturnValue('only');
    presentToast('success', 'Sent.');
    presentToast('error', 'Failed.');
    const [first, second] = [success.mock.calls[0]?.[1], error.mock.calls[0]?.[1]];
    expect(first).toEqual({ id: 'only', duration: 5000 });
    expect(second).toEqual(first);
  });

  it('adds the toaster once', async () => {
    const { presentToast } = await import('@/components/ui/feedback/toast-host');
    vi.spyOn(toast, 'success').mockReturnValue('only');
    presentToast('success', 'One.');
    presentToast('success', 'Two.');
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0].props.toastOptions.duration).toBe(5000);
  });

  it('is removed when it is no longer true', async () => {
    const { removeToast } = await import('@/components/ui/feedback/toast-host');
    const remove = vi.spyOn(toast, 'remove');
    removeToast();
    expect(remove).toHaveBeenCalledWith('only');
  });

  it('goes with its page, and stays when it was shown on this one', async () => {
    vi.stubGlobal('window', { location: { pathname: '/flight-results' } });
    vi.spyOn(toast, 'success').mockReturnValue('only');
    const remove = vi.spyOn(toast, 'remove');
    const { dismissToastOfPageBefore, showToast } = await import('@/components/ui/feedback/toast');
    dismissToastOfPageBefore();
    await showToast('success', 'Found 3 flights');
    dismissToastOfPageBefore();
    expect(remove).not.toHaveBeenCalled();
    window.location.pathname = '/booking/passenger-info';
    dismissToastOfPageBefore();
    await vi.waitFor(() => expect(remove).toHaveBeenCalledWith('only'));
  });
});
