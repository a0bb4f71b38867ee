import { personal, resource } from '../loading/resource.ts'

/** The address book of who is signed in. */
export const addressBook = personal('customer', resource('GET /api/v1/addresses', {}))
