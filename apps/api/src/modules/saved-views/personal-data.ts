import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { savedViews } from './tables.ts'

/** Saved views of an account, shared ones included. */
export const savedViewData = rowsAbout(
  { table: savedViews, by: savedViews.id, which: (subject) => ofAccount(savedViews.userId, subject) },
  { kind: 'savedViews', fate: 'erased' }
)
