import type { Picture } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { photoFile } from './photo-routes.ts'
import { readAddress } from './address.ts'
import { openPictures } from './service.ts'

/** Whose turn the server's own pictures are made in, beside those of its visitors. */
const documentsVisitor = 'documents'

/** Reads pictures of products at 640 pixels as JPEG, for documents; each is made if it is not there. Undefined where there is none any more. */
export function pictureReader(platform: Platform): (picture: Pick<Picture, 'url'>) => Promise<Buffer | undefined> {
  const pictures = openPictures(platform)
  return async ({ url }) => {
    const [, , view = '', tint = '', artwork = ''] = url.split('/')
    const file = `${artwork}-640.jpeg`
    if (view === 'photo') return (await photoFile(platform, { upload: tint, file }))?.data
    const address = readAddress(view, tint, file)
    return address && pictures.file(address, documentsVisitor)
  }
}
