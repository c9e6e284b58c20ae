/**
 * Loaded before a server whose clock a journey sets (ownServer.ts): `Date` tells another time, which runs on.
 * A proxy, so that a date made by anybody else is still a `Date`.
 */
const RealDate = Date;
let ahead = 0;

function setClock(instant: string): void {
  ahead = RealDate.parse(instant) - RealDate.now();
}

const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

setClock(process.env['E2E_CLOCK'] ?? new RealDate().toISOString());
process.on('message', (instant: string) => {
  setClock(instant);
  process.send?.(instant);
});
// A server that is told to stop does not wait for the next one.
process.channel?.unref();
