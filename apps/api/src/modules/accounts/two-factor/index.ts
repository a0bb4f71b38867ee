/** Two-factor sign-in of staff: set-up, check, removal. */
export { twoFactorRoutes } from './routes.ts'
export { demandTwoFactor, hasTwoFactor, isTwoFactorDemanded, removeTwoFactor, twoFactorDataOf } from './service.ts'
