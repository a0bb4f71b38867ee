import { personal, resource } from '../loading/resource.ts'

/** The address book of the account. */
export const addressBook = personal('customer', resource('GET /api/v1/addresses', {}))
