import { type SQL, sql } from 'drizzle-orm'
import { designVersions, designs } from './tables.ts'

/** Every stored design, deleted ones and versions included, as rows of one column. */
export const designDocuments: SQL = sql`
  select ${designs.document} as document from ${designs} union all select ${designVersions.document} from ${designVersions}`
