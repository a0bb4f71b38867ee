import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { uploads } from './tables.ts'

/** Pictures of an account. They become nobody's, and the files go the next night but for those an order or a review shows. */
export const uploadData = rowsAbout(
  {
    table: uploads,
    by: uploads.id,
    which: (subject) => ofAccount(uploads.customerId, subject),
    without: ['network'],
    more: async (_db, { id }) => ({ address: `/api/v1/uploads/${String(id)}` })
  },
  {
    kind: 'uploads',
    fate: 'erased',
    erase: (_platform, tx, subject) =>
      tx
        .update(uploads)
        .set({ customerId: null, unusedSince: new Date(0) })
        .where(ofAccount(uploads.customerId, subject))
  }
)
