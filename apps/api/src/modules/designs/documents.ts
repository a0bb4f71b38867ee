import { type SQL, sql } from 'drizzle-orm'
import { designVersions, designs } from './tables.ts'

/** Every design people keep, those deleted but to be had back and earlier versions too, as rows of one column. */
export const designDocuments: SQL = sql`
  select ${designs.document} as document from ${designs} union all select ${designVersions.document} from ${designVersions}`
