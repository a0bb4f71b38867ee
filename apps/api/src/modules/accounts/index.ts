/** Who somebody is: registering, signing in, sessions, identity tokens. */
export {
  type AdministratorRefusal,
  createAdministrator,
  promoteAdministrator,
  resetAdministrator
} from './administrators.ts'
export { designsToken } from './custom-tokens.ts'
export { type ShownAccount, ensureDemoAccounts } from './demo-accounts.ts'
export { accountOf, emailOf, namesOf, verifiedEmailOf } from './emails.ts'
export { exportedAccounts } from './export.ts'
export { accountsModule } from './routes.ts'
