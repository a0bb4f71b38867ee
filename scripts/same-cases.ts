/**
 * Property tests try the same cases in every run, so that a check that turns red points at the change. `SEED=2` tries
 * others, and the proofs in full (`npm run robustness`) try new ones each time.
 */
import { configureGlobal } from 'fast-check'

if (process.env['ROBUSTNESS'] !== 'full') configureGlobal({ seed: Number(process.env['SEED'] ?? 1) })
