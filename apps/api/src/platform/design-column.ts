import { type DesignDocument, keptDesign } from '@motif/design'
import { customType } from 'drizzle-orm/pg-core'

/** A column that holds a design document. What was kept by an older version of the shop is read as the current one. */
export const designColumn = customType<{ data: DesignDocument; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (document) => JSON.stringify(document),
  fromDriver: keptDesign
})
