import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, lettersTo, signUpWithSecondFactor } from '#testing/accounts.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

describe('a change to how an account is opened', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    return () => app.close();
  });
  const sentencesTo = async (email: string) =>
    (await lettersTo(app, email)).map(({ text }) => text.split('\n\n')[1]);

  it('is told to the account’s address: password, second step, recovery codes, deletion', async () => {
    const email = 'told@example.org';
    const { claire } = await signUpWithSecondFactor(app, email);
    await claire.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD });
    await claire.post('/api/auth/two-factor/disable', { password: PASSWORD });
    const newPassword = 'un autre mot de passe';
    await claire.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    await claire.request('/api/account', { method: 'DELETE', body: { password: newPassword } });
    expect(await sentencesTo(email)).toEqual([
      'La validation en deux étapes vient d’être activée sur votre compte.',
      'De nouveaux codes de secours viennent d’être créés : les anciens ne servent plus.',
      'La validation en deux étapes vient d’être désactivée sur votre compte.',
      'Le mot de passe de votre compte vient d’être changé.',
      expect.stringContaining('Votre compte vient d’être supprimé'),
    ]);
  });

  it('is not told when it was refused', async () => {
    const email = 'nothing@example.org';
    const claire = visitor(app);
    await claire.signUp(email, PASSWORD);
    await claire.post('/api/auth/two-factor/disable', { password: 'wrong' });
    const wrong = { currentPassword: 'wrong', newPassword: 'un autre mot de passe' };
    await claire.post('/api/auth/change-password', wrong);
    await claire.request('/api/account', { method: 'DELETE', body: { password: 'wrong' } });
    expect(await sentencesTo(email)).toEqual([]);
  });
});
