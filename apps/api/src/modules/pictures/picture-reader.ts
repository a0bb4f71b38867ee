import type { Picture } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { photoFile } from './photo-routes.ts'
import { readAddress } from './address.ts'
import { openPictures } from './service.ts'

/** Queue name of the server's own pictures, beside those of visitors. */
const documentsVisitor = 'documents'

/** Reads product pictures at 640 pixels as JPEG, for documents; renders missing ones. Undefined if the product is gone. */
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
