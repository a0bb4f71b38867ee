import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { sharedWishlists, wishes } from './tables.ts'

/** The wishlist of an account, and its share link. */
export const wishlistData = rowsAbout(
  { table: wishes, by: wishes.productId, which: (subject) => ofAccount(wishes.userId, subject) },
  {
    kind: 'wishlist',
    fate: 'erased',
    erase: async (_platform, tx, subject) => {
      await tx.delete(sharedWishlists).where(ofAccount(sharedWishlists.userId, subject))
      await tx.delete(wishes).where(ofAccount(wishes.userId, subject))
    }
  }
)
