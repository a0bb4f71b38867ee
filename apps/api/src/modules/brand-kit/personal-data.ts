import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { brandKits } from './tables.ts'

/** The brand kit of an account. Its logos are uploads, which are exported and erased as such. */
export const brandKitData = rowsAbout(
  { table: brandKits, by: brandKits.userId, which: (subject) => ofAccount(brandKits.userId, subject) },
  { kind: 'brandKit', fate: 'erased' }
)
