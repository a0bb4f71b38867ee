/** Accounts: registration, sign-in, sessions, identity tokens. */
export {
  type AdministratorRefusal,
  createAdministrator,
  promoteAdministrator,
  resetAdministrator
} from './administrators.ts'
export { designsToken } from './custom-tokens.ts'
export { type ShownAccount, ensureDemoAccounts } from './demo-accounts.ts'
export { foldEmail, tokenHash } from './hashing.ts'
export { accountOf, emailOf, namesOf, verifiedEmailOf } from './emails.ts'
export { exportedAccounts } from './export.ts'
export { type FoundSubject, accountData, subjectOf } from './personal-data.ts'
export { accountsModule } from './routes.ts'
export {
  type StaffAccount,
  confirmedAccount,
  giveStaffRole,
  listStaff,
  lockStaff,
  makeProvenAccount,
  newPasswordHash,
  takeStaffRole
} from './staff.ts'
export { demandTwoFactor, isTwoFactorDemanded, removeTwoFactor } from './two-factor/index.ts'
export { endAllSessions } from './sessions.ts'
/** A shared table, for joins: see module-order.ts. */
export { userPrefixes, userSearchText, users } from './tables.ts'
