/** The address book of an account. */
export { addressesModule } from './routes.ts'
