import { DENSE_WIDTH, GROUP_WIDTH } from '../readings/actions.ts';
import type { Judges } from '../readings/choose.ts';
import { DENSE_BITS, WORD_BITS } from '../readings/hash.ts';
import type { Weights } from '../readings/weights.ts';
import { decodeTable } from './codec.ts';
import file from './reader.json' with { type: 'json' };

/** The weights of the reader, as `npm run train:reader` leaves them in `reader.json`. */
export const WEIGHTS: Weights = {
  words: decodeTable(file.words, 1 << WORD_BITS, GROUP_WIDTH),
  dense: decodeTable(file.dense, 1 << DENSE_BITS, DENSE_WIDTH),
  scale: file.scale,
};

export const JUDGES: Judges = { choice: file.choice, doubt: file.doubt, threshold: file.threshold };
