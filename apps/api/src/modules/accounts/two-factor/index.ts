/** The second step of signing in, of staff: set up, taken, taken away. */
export { twoFactorRoutes } from './routes.ts'
export { demandTwoFactor, hasTwoFactor, isTwoFactorDemanded, removeTwoFactor, twoFactorDataOf } from './service.ts'
