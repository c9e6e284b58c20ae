// `npm run demo`: the application over a data folder of its own (./data-demo), with the account of
// Atelier Morel and a year of its work. Never touches ./data. Remove the folder to begin again.
import { announceDemonstration, fillDemonstrationFolder } from './demonstrationFolder.ts';

const dataDir = './data-demo';
// An installation's own settings have no place here: not its database, not its letters.
process.env = {
  PATH: process.env['PATH'],
  PORT: process.env['PORT'],
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
};

await fillDemonstrationFolder(dataDir);
announceDemonstration();

await import('#server/main.ts');
