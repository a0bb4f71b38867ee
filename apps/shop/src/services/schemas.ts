import type { $ZodConfig } from 'zod/v4/core'

/**
 * Disables zod's JIT (`new Function`), which the content security policy forbids and Firefox logs. Call before loading
 * the first schema. It sets the global that all copies of zod read: `config({ jitless: true })` would add 11 kB of zod
 * to every page.
 */
export const checkWithoutEval = (): void =>
  void Object.assign(globalThis, { __zod_globalConfig: { jitless: true } satisfies $ZodConfig })
