// Property tests draw the same examples at every run, so that a change alone can turn one red.
// FC_SEED=<number> draws others; a counterexample prints the seed that found it.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) })
