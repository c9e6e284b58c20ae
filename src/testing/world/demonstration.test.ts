import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { verifyAllRegisters } from '#server/register/verifyAll.ts';
import { copyEmbeddedTemplate } from '#testing/databases/openTestDatabase.ts';
import { demonstrationAccount } from './demonstration.ts';
import { makeDemonstration } from './openDemonstration.ts';

it('makes a year of documents whose every price is understood, with a register that holds', async () => {
  const dataDir = copyEmbeddedTemplate();
  const config = { ...readConfig({ DATA_DIR: dataDir }), rateLimits: 'off' as const };
  const made = await makeDemonstration(config, new Date('2026-11-22T09:00:00Z'));

  const database = await openDatabase({ dataDir });
  const documents = await database.kysely.selectFrom('documents').selectAll().execute();
  const user = await database.kysely.selectFrom('user').select('email').executeTakeFirstOrThrow();
  const reports = [];
  for await (const report of verifyAllRegisters(database)) reports.push(report);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });

  expect(user.email).toBe(demonstrationAccount.email);
  // Conversions make invoices of their own.
  expect(documents.length).toBeGreaterThan(made);
  const unpriced = documents.filter(({ status, amount }) => status !== 'draft' && +amount === 0);
  expect(unpriced).toEqual([]);
  expect(new Set(documents.map(({ status }) => status)).size).toBe(4);
  const numbers = documents.filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
  expect(numbers.toSorted()).toEqual(
    numbers.map((_, index) => `INV-${String(index + 1).padStart(3, '0')}`),
  );
  // The one that was given up was credited whole: an issued invoice is never cancelled.
  const credited = documents.filter(({ creditedAmount }) => +creditedAmount !== 0);
  expect(credited).toHaveLength(1);
  expect(credited[0]?.creditedAmount).toBe(credited[0]?.grossAmount);
  expect(reports).toMatchObject([{ problems: [] }]);
});
