import * as fc from 'fast-check';

// The same examples in every run: a red test is then the change's fault, never the draw's. To look
// for new ones: FAST_CHECK_SEED=$RANDOM npm test; a find goes into the tests as an example.
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_122) });
