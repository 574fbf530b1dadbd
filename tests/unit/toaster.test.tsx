import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { language } from '../../src/language/language';
import { show } from '../../src/ui/toaster';
import { click } from './visitor';

const press = async (name: string) => {
  await act(async () => {
    click(screen.getByRole('button', { name }));
  });
};

test('shows a message in the language of the page, and follows it', async () => {
  await act(async () => show({ type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' }));
  expect(await screen.findByText('Message sent!')).toBeTruthy();
  await act(async () => {
    language.value = 'nl';
  });
  expect(screen.getByText('Bericht verzonden!')).toBeTruthy();
  await press('Bericht sluiten');
  await waitFor(() => expect(screen.queryByText('Bericht verzonden!')).toBeNull());
});

test('runs the answer that is given, and asks no longer', async () => {
  const reload = vi.fn();
  const later = vi.fn();
  await act(async () =>
    show({
      type: 'info',
      title: 'app.newTitle',
      answers: [
        { label: 'app.reload', run: reload },
        { label: 'app.later', run: later },
      ],
    }),
  );
  await screen.findByText('There is a new version of this site');
  await press('Later');
  expect(later).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Later' })).toBeNull());
});
