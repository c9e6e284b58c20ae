import { describe, expect, test } from 'vitest';
import { ANNUAL_SAVINGS, priceFor, PRICES, TIER_NAMES } from './catalogue.ts';
import { crossedThreshold, documentsLimit, ESSENTIAL_QUOTA, usagePercent } from './quota.ts';
import { isActive } from './subscription.ts';

describe('the catalogue', () => {
  test('holds the four prices', () => {
    const rows = Object.values(PRICES).map((price) => [
      price.key,
      price.monthly,
      price.description,
    ]);
    expect(rows).toEqual([
      ['ESSENTIAL', 37, 'Recommandé pour les entreprises'],
      ['ESSENTIAL_ANNUAL', 31, 'Recommandé pour les auto-entrepreneurs'],
      ['PREMIUM', 47, 'Recommandé pour les SARL et SAS'],
      ['PREMIUM_ANNUAL', 39, 'Recommandé pour les SARL et SAS'],
    ]);
    expect(ANNUAL_SAVINGS).toEqual({ ESSENTIAL: 74, PREMIUM: 96 });
    expect(TIER_NAMES.ESSENTIAL).toBe('Essentiel');
  });

  test('annual prices carry the suffix', () => {
    expect(priceFor('PREMIUM', 'annual').key).toBe('PREMIUM_ANNUAL');
    expect(priceFor('ESSENTIAL', 'monthly').key).toBe('ESSENTIAL');
    for (const price of Object.values(PRICES)) {
      expect(priceFor(price.tier, price.period)).toBe(price);
    }
  });
});

describe('an active subscription', () => {
  test('has the status active and a tier', () => {
    expect(isActive({ status: 'active', tier: 'PREMIUM' })).toBe(true);
    expect(isActive({ status: 'active', tier: null })).toBe(false);
    for (const status of ['past_due', 'canceled', 'trialing', null]) {
      expect(isActive({ status, tier: 'ESSENTIAL' })).toBe(false);
    }
  });

  test('is also a beta one', () => {
    expect(isActive({ status: null, tier: 'beta' })).toBe(true);
  });
});

describe('the quota', () => {
  test('is 40 documents for Essentiel and for any other paid tier, none for Premium and Beta', () => {
    expect(documentsLimit('ESSENTIAL')).toBe(ESSENTIAL_QUOTA);
    expect(documentsLimit(null)).toBe(40);
    expect(documentsLimit('PREMIUM')).toBeNull();
    expect(documentsLimit('beta')).toBeNull();
  });

  test('warns once at 80 % and once at 100 %', () => {
    const crossed = Array.from({ length: 41 }, (_, used) =>
      crossedThreshold('ESSENTIAL', used, used + 1),
    );
    expect(
      crossed.flatMap((threshold, used) => (threshold ? [[used + 1, threshold]] : [])),
    ).toEqual([
      [32, 80],
      [40, 100],
    ]);
    expect(crossedThreshold('PREMIUM', 31, 32)).toBeNull();
  });

  test('fills the bar no further than its end', () => {
    expect(usagePercent('ESSENTIAL', 12)).toBe(30);
    expect(usagePercent('ESSENTIAL', 80)).toBe(100);
    expect(usagePercent('PREMIUM', 80)).toBeNull();
  });
});
