import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { addresses } from './tables.ts'

export const addressData = rowsAbout(
  {
    table: addresses,
    by: addresses.id,
    which: (subject) => ofAccount(addresses.customerId, subject),
    without: ['position']
  },
  { kind: 'addresses', fate: 'erased' }
)
