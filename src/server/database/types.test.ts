import { sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIL_TRANSPORTS } from '#server/mailTransports.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';

/** A column as the query layer, or the database, sees it. */
interface Column {
  kind: string;
  nullable: boolean;
  /** May an insert leave it out? Null where nobody inserts. */
  optional: boolean | null;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the types of the tables are those of the migrated database, column by column', async () => {
  const typed = typedColumns();
  const found = await databaseColumns();
  expect(Object.keys(typed).toSorted()).toEqual(Object.keys(found).toSorted());
  for (const [name, { kind, nullable, optional }] of Object.entries(found)) {
    const declared = typed[name]!;
    expect([name, declared]).toEqual([
      name,
      {
        // What a jsonb holds is the product's own affair.
        kind: kind === 'json' ? declared.kind : kind,
        // A view tells nothing of nulls.
        nullable: nullable ?? declared.nullable,
        // A type may ask for more than the database does, never for less.
        optional: declared.optional ? optional : declared.optional,
      },
    ]);
  }
});

it('an attempt may name each mail transport, and nothing else', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conname = 'email_attempts_transport_check'`.execute(database.kysely);
  const named = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...MAIL_TRANSPORTS].toSorted());
});

/** What PostgreSQL's types come out as (`valueTypes.ts`). */
const KINDS: Record<string, string> = {
  text: 'string',
  date: 'string',
  numeric: 'string',
  bigint: 'number',
  integer: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'json',
  bytea: 'Uint8Array',
};

async function databaseColumns() {
  const { rows } = await sql<{
    name: string;
    type: string;
    nullable: boolean | null;
    free: boolean;
  }>`
    select c.table_name || '.' || c.column_name as name, c.data_type as type,
      case when t.table_type = 'VIEW' then null else c.is_nullable = 'YES' end as nullable,
      c.is_nullable = 'YES' or c.column_default is not null or c.is_generated = 'ALWAYS' as free
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.table_name <> 'schema_migrations'`.execute(
    database.kysely,
  );
  return Object.fromEntries(
    rows.map(({ name, type, nullable, free }) => [
      name,
      { kind: KINDS[type] ?? type, nullable, optional: free },
    ]),
  );
}

/** Every column of `Tables`, as the compiler reads it. */
function typedColumns(): Record<string, Column> {
  const file = new URL('types.ts', import.meta.url).pathname;
  const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const [tables] = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source)!)
    .filter(({ name }) => name === 'Tables');
  const columns: Record<string, Column> = {};
  for (const table of checker.getDeclaredTypeOfSymbol(tables!).getProperties()) {
    for (const column of checker.getTypeOfSymbol(table).getProperties()) {
      const type = checker.getTypeOfSymbol(column);
      const part = (name: string) => {
        const symbol = type.getProperty(name);
        return symbol && checker.getTypeOfSymbol(symbol);
      };
      const selected = part('__select__') ?? type;
      const inserted = part('__insert__');
      columns[`${snake(table.name)}.${snake(column.name)}`] = {
        kind: kindOf(checker, checker.getNonNullableType(selected)),
        nullable: hasFlag(selected, ts.TypeFlags.Null),
        optional: inserted ? hasFlag(inserted, ts.TypeFlags.Undefined) : null,
      };
    }
  }
  return columns;
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (hasFlag(type, ts.TypeFlags.StringLike)) return 'string';
  if (hasFlag(type, ts.TypeFlags.NumberLike)) return 'number';
  if (hasFlag(type, ts.TypeFlags.BooleanLike)) return 'boolean';
  const name = type.getSymbol()?.name ?? checker.typeToString(type);
  return ['Date', 'Uint8Array'].includes(name) ? name : 'json';
}

function hasFlag(type: ts.Type, flag: ts.TypeFlags): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((one) => (one.flags & flag) !== 0);
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
