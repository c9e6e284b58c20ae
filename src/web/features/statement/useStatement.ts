import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Columns } from '#domain/statements/columns.ts';
import { type Statement, StatementError } from '#domain/statements/line.ts';
import { api } from '#web/api/client.ts';
import { ApiError } from '#web/api/apiError.ts';
import {
  readFile,
  type ReadOutcome,
  readTableBy,
  sendStatement,
  type UnknownTable,
} from './readFile.ts';

/** Where the reading of a file stands. */
export type Reading =
  | { step: 'none' }
  | { step: 'reading'; fileName: string; sent: number; total: number }
  | { step: 'columns'; unknown: UnknownTable }
  | { step: 'failed'; fileName: string; message: string }
  | { step: 'done'; outcome: ReadOutcome };

/** Reads and sends a dropped file, and asks for the columns of a table it does not know. */
export function useStatement() {
  const queries = useQueryClient();
  const [reading, setReading] = useState<Reading>({ step: 'none' });

  const failed = (fileName: string, error: unknown) =>
    setReading({ step: 'failed', fileName, message: sentenceOf(error) });

  const send = async (fileName: string, statement: Statement) => {
    const total = statement.credits.length;
    const tell = (sent: number) => setReading({ step: 'reading', fileName, sent, total });
    tell(0);
    const kept = await sendStatement(statement, tell);
    // A first reading still under way would answer for the time before these lines.
    await queries.cancelQueries({ queryKey: ['bank-credits'] });
    await queries.invalidateQueries({ queryKey: ['bank-credits'] });
    setReading({ step: 'done', outcome: { ...kept, fileName, others: statement.others } });
  };

  return {
    reading,
    async read(file: File) {
      setReading({ step: 'reading', fileName: file.name, sent: 0, total: 0 });
      // The screen says « Lecture » before a long file keeps it busy.
      await new Promise((shown) => setTimeout(shown, 30));
      try {
        const found = await readFile(file);
        if (found.kind === 'statement') await send(file.name, found.statement);
        else setReading({ step: 'columns', unknown: found.unknown });
      } catch (error) {
        failed(file.name, error);
      }
    },
    async confirm({ table, signature, fileName }: UnknownTable, columns: Columns) {
      try {
        const statement = await readTableBy(table, columns);
        await api.put('/api/bank-columns', { signature, columns });
        await send(fileName, statement);
      } catch (error) {
        failed(fileName, error);
      }
    },
    giveUp: () => setReading({ step: 'none' }),
  };
}

/** A reader's own sentence, a refusal's, or that reading failed. */
function sentenceOf(error: unknown): string {
  if (error instanceof StatementError) return error.message;
  return error instanceof ApiError ? error.message : 'Ce fichier n’a pas pu être lu.';
}
