/** Tests hash passwords with minimal work: at full cost, hashing would take a tenth of the run. The test of the cost itself sets the real value. */
import { passwordCost } from '../modules/accounts/password-cost.ts'

Object.assign(passwordCost, { memory: 8, passes: 1, parallelism: 1 })
