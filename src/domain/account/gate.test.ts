import { describe, expect, test } from 'vitest';
import { missingFields, missingFieldsSentence } from '#domain/profile/completeness.ts';
import { gate, type GateFacts } from './gate.ts';

const profile = {
  company: 'Atelier Morel',
  address: '12 rue des Forges',
  postalCode: '69003',
  city: 'Lyon',
  siret: '12345678200015',
};

const open: GateFacts = {
  loading: false,
  signedIn: true,
  subscriptionActive: true,
  tier: 'beta',
  profile,
};

describe('the gate asks its questions in order', () => {
  // Each row lacks one thing more than the row after it: the first lack decides.
  const incomplete = { ...open, profile: { ...profile, siret: ' ' } };
  const unsubscribed = { ...incomplete, subscriptionActive: false };
  const signedOut = { ...unsubscribed, signedIn: false };
  const loading = { ...signedOut, loading: true };

  test.each([
    ['loading', loading],
    ['signed_out', signedOut],
    ['no_subscription', unsubscribed],
    ['incomplete_profile', incomplete],
    ['open', open],
  ] as const)('%s', (outcome, facts) => {
    expect(gate(facts)).toBe(outcome);
  });

  test('an unknown flag or an unread profile waits, a missing tier is no subscription', () => {
    expect(gate({ ...open, subscriptionActive: null })).toBe('loading');
    expect(gate({ ...open, profile: null })).toBe('loading');
    expect(gate({ ...open, tier: null })).toBe('no_subscription');
  });

  test('someone signed out is not kept waiting for a subscription', () => {
    expect(gate({ ...open, signedIn: false, subscriptionActive: null })).toBe('signed_out');
  });
});

describe('completeness', () => {
  test.each(['company', 'siret', 'address', 'postalCode', 'city'] as const)(
    'an empty %s closes the app',
    (field) => {
      const incomplete = { ...profile, [field]: '  ' };
      expect(missingFields(incomplete)).toEqual([field]);
      expect(gate({ ...open, profile: incomplete })).toBe('incomplete_profile');
    },
  );

  test('says in French what is missing', () => {
    expect(missingFieldsSentence(profile)).toBeNull();
    expect(missingFieldsSentence({ ...profile, siret: '' })).toBe('Il manque le SIRET.');
    expect(missingFieldsSentence({ ...profile, siret: '', address: '', city: '' })).toBe(
      'Il manque le SIRET, l’adresse et la ville.',
    );
  });
});
