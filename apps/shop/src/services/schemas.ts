import type { $ZodConfig } from 'zod/v4/core'

/**
 * Has schemas check without writing functions for themselves (`new Function`). The shop's content policy forbids that, and Firefox tells of every
 * try in the console. To be called before the first schema is loaded.
 *
 * The setting lies where all copies of zod on a page look for it: `config({ jitless: true })` would bring 11 kB of zod to every first page.
 */
export const checkWithoutEval = (): void =>
  void Object.assign(globalThis, { __zod_globalConfig: { jitless: true } satisfies $ZodConfig })
