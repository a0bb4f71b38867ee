import { type DesignDocument, migrateStoredDesign } from '@motif/design'
import { customType } from 'drizzle-orm/pg-core'

/** A column that holds a design document. Documents stored by an older version are migrated when read. */
export const designColumn = customType<{ data: DesignDocument; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (document) => JSON.stringify(document),
  fromDriver: migrateStoredDesign
})
