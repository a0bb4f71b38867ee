/**
 * Property tests try the same cases in every run, so that a check that turns red points at the change. vitest.config.ts
 * chooses the seed.
 */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env['SEED']) })
