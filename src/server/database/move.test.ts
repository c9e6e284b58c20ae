import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { brasserieLune } from '#testing/world/people.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { verifyAllRegisters } from '#server/register/verifyAll.ts';
import { moveData } from './move.ts';

describe.skipIf(inject('postgres') === null)(
  'moving to another database (needs PostgreSQL)',
  () => {
    let from: TestDatabase;
    let to: TestDatabase;
    let app: TestApp;
    beforeAll(async () => {
      from = await openTestDatabase('embedded');
      to = await openTestDatabase('postgresql');
      app = await openTestApp({ database: from });
    });
    afterAll(async () => {
      await app.close();
      await from.close();
      await to.close();
    });

    it('copies every row, finds no difference, and the registers still hold', async () => {
      const user = await app.signUp();
      const client = await app.request('/api/clients', {
        as: user,
        method: 'POST',
        body: brasserieLune,
      });
      const { id: clientId } = (await client.json()) as { id: string };
      for (const status of ['paid', 'sent']) {
        const made = await app.request('/api/documents', {
          as: user,
          method: 'POST',
          body: {
            type: 'invoice',
            clientId,
            date: '2026-11-22',
            dueDate: '2026-12-07',
            lineItems: [{ description: 'Pose d’un parquet', quantity: 1.5, unitPrice: 99.99 }],
          },
        });
        const { id } = (await made.json()) as { id: string };
        const left = await app.request(`/api/documents/${id}`, {
          as: user,
          method: 'PATCH',
          body: { status },
        });
        expect(left.status).toBe(200);
      }

      const moved = await moveData(from, to);
      expect(moved.find(({ table }) => table === 'documents')?.rows).toBe(2);
      expect(moved.find(({ table }) => table === 'sealed_files')?.rows).toBe(2);
      for await (const report of verifyAllRegisters(to)) expect(report.problems).toEqual([]);
      await expect(moveData(from, to)).rejects.toThrow('contient déjà des comptes');
    });
  },
);
