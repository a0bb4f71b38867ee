import { videoAddress } from '@motif/contract'
import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import type { VideoFacts } from './clean-video.ts'
import { uploads } from './tables.ts'

const addressOf = (id: string, video: VideoFacts | null) =>
  video ? videoAddress({ upload: id, type: video.type }) : `/api/v1/uploads/${id}`

/**
 * Pictures of an account, and videos of staff. They lose their owner, and the files are deleted the next night unless an order or review uses them.
 */
export const uploadData = rowsAbout(
  {
    table: uploads,
    by: uploads.id,
    which: (subject) => ofAccount(uploads.customerId, subject),
    without: ['network'],
    more: async (_db, { id, video }) => ({ address: addressOf(String(id), video as VideoFacts | null) })
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
