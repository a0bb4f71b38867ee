/** The address book of an account. */
export { addressData } from './personal-data.ts'
export { listAddresses } from './service.ts'
export { addressesModule } from './routes.ts'
