import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';
import { newSigningKey } from './signingKey.ts';

const dataDir = () => mkdtempSync(join(tmpdir(), 'encrier-config-'));

describe('configuration', () => {
  it('needs nothing, and keeps the secret it drew', () => {
    const DATA_DIR = dataDir();
    const config = readConfig({ DATA_DIR });
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      stripe: null,
      mail: { transport: 'outbox' },
    });
    expect(readFileSync(join(DATA_DIR, 'auth-secret'), 'utf8')).toBe(config.authSecret);
    expect(readConfig({ DATA_DIR }).authSecret).toBe(config.authSecret);
  });

  it('keeps the key it drew to sign the registers, unless one is given', () => {
    const DATA_DIR = dataDir();
    const { registerKey } = readConfig({ DATA_DIR });
    expect(readConfig({ DATA_DIR }).registerKey).toBe(registerKey);
    expect(statSync(join(DATA_DIR, 'register-key')).mode & 0o777).toBe(0o600);
    // What several servers share (docs/operations.md), in the form openssl writes.
    const other = newSigningKey();
    expect(readConfig({ DATA_DIR, REGISTER_KEY: other }).registerKey).toBe(other);
    writeFileSync(join(DATA_DIR, 'register-key'), 'rien');
    expect(() => readConfig({ DATA_DIR })).toThrow(/register-key/);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ DATA_DIR: dataDir(), DATABASE_URL: '', PORT: ' ' }).port).toBe(3000);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'ftp://encrier.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ REGISTER_KEY: 'bm90IGEga2V5' }, 'REGISTER_KEY'],
    [{ MAIL_TRANSPORT: 'smtp' }, 'SMTP_URL'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ AI_PROVIDER: 'mistral' }, 'AI_MODEL'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES'],
  ])('names the variable at fault: %j', (environment, name) => {
    const read = () => readConfig({ DATA_DIR: dataDir(), ...environment });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^  ${name} :`, 'm'));
  });
});
