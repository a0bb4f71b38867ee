/**
 * Passwords of tests are hashed the same way with next to no work: in full they would take a tenth of the run. A test
 * that is about the work itself takes this back with `vi.unmock`.
 */
import { vi } from 'vitest'

vi.mock('../modules/accounts/password-cost.ts', () => ({ passwordCost: { memory: 8, passes: 1, parallelism: 1 } }))
