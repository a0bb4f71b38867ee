import type { Role } from '@motif/contract'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { CleanImage } from './clean-image.ts'
import { hashOf } from './content-hashes.ts'
import { storeImage } from './files.ts'
import { type Owner, forgetUpload, recordUpload } from './owners.ts'

/** Stores a re-encoded picture as an upload of its owner. Returns its id. Throws `quota-exceeded`. */
export async function saveImage(
  platform: Pick<Platform, 'clock' | 'randomId'> & { db: Database | Transaction; storage: Pick<Storage, 'put'> },
  image: CleanImage,
  { owner, role }: { owner: Owner; role?: Role | undefined }
): Promise<string> {
  const id = platform.randomId()
  await recordUpload(platform, owner, { id, bytes: image.data.length, role, contentHash: hashOf(image.data) })
  await storeImage(platform.storage, id, image).catch(async (error: unknown) => {
    await forgetUpload(platform, id)
    throw error
  })
  return id
}
