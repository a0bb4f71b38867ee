import { reviewPhotoWidths } from '@motif/contract/review-rules'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type CropFormat, wholePicture } from '../uploads/index.ts'
import { publishedPhoto } from './photos.ts'

const fileNamePattern = /^(?<id>[A-Za-z0-9_-]{22})-(?<width>\d{3,4})\.(?<format>avif|webp|jpeg)$/

async function photoFile(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  file: string
): Promise<{ data: Buffer; format: CropFormat } | undefined> {
  const { id, width: requestedWidth, format } = fileNamePattern.exec(file)?.groups ?? {}
  const width = reviewPhotoWidths.find((one) => String(one) === requestedWidth)
  if (id === undefined || width === undefined || format === undefined) return undefined
  const type = format as CropFormat
  const photo = await publishedPhoto(db, id)
  const data = photo && (await wholePicture(storage, { id: photo.upload, width, format: type }))
  return data && { data, format: type }
}

/** `/pictures/review/<photograph>-<width>.<format>`: photographs of published reviews. */
export function photoRoutes(app: FastifyInstance, platform: Pick<Platform, 'db' | 'storage'>): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/review/:file',
    { config: { isQuiet: true } },
    async (request, reply) => {
      const { file } = request.params
      const picture = await photoFile(platform, file)
      if (!picture) throw new ProblemError('picture-not-found')
      const tag = `"review ${file}"`
      reply.headers({
        // It never changes, but its author may remove it, so caches keep it for a day at most.
        'cache-control': 'public, max-age=86400',
        etag: tag,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin'
      })
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type(`image/${picture.format}`).send(picture.data)
    }
  )
}
