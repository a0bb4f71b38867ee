/**
 * Passwords of tests are hashed the same way with next to no work: in full they would take a tenth of the run. The
 * test that is about the work itself sets the real cost while it needs it.
 */
import { passwordCost } from '../modules/accounts/password-cost.ts'

Object.assign(passwordCost, { memory: 8, passes: 1, parallelism: 1 })
