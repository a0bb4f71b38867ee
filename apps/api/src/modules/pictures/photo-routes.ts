import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { isProductPhoto } from '../catalogue/index.ts'
import { pictureBed, pictureSize, pictureWidths } from '../drawing/index.ts'
import { type CropFormat, cropPicture } from '../uploads/index.ts'

/** Focus in percent, crop in thousandths, width and format. */
const fileNamePattern =
  /^(?<name>(?<focusX>\d{1,3})-(?<focusY>\d{1,3})(?:-(?<x>\d{1,4})-(?<y>\d{1,4})-(?<cropWidth>\d{1,4})-(?<cropHeight>\d{1,4}))?)-(?<width>\d{3,4})\.(?<format>avif|webp|jpeg)$/

const ratio = pictureSize.height / pictureSize.width

/** Placeholder for a product without a picture. */
const placeholder = (width: number, format: CropFormat): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100" width="${width}" height="${width * ratio}"><rect width="80" height="100" fill="${pictureBed}"/><g fill="none" stroke="#8c857a" stroke-width="1"><rect x="26" y="36" width="28" height="28" rx="3"/><path d="m27 59 8-8 6 6 4-4 8 8"/><circle cx="46" cy="44" r="2.5"/></g></svg>`
    )
  )
    .toFormat(format)
    .toBuffer()

/** A cropped photograph of a product by its URL and suffix (`-320.webp`); undefined if no product uses it. */
export async function photoFile(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { upload, file }: { upload: string; file: string }
): Promise<{ data: Buffer; format: CropFormat } | undefined> {
  const { name, focusX, focusY, width: requestedWidth, format, ...rest } = fileNamePattern.exec(file)?.groups ?? {}
  const width = pictureWidths.find((one) => String(one) === requestedWidth)
  if (width === undefined || format === undefined) return undefined
  const type = format as CropFormat
  if (upload === 'none') return { data: await placeholder(width, type), format: type }
  if (!(await isProductPhoto(db, `/pictures/photo/${upload}/${name}`, upload))) return undefined
  const focus = { x: Number(focusX), y: Number(focusY) }
  const { x, y, cropWidth, cropHeight } = rest
  const crop =
    x === undefined
      ? null
      : {
          x: Number(x) / 1000,
          y: Number(y) / 1000,
          width: Number(cropWidth) / 1000,
          height: Number(cropHeight) / 1000
        }
  const height = Math.round(width * ratio)
  const data = await cropPicture(storage, { id: upload, width, height, format: type, focus, crop })
  return data && { data, format: type }
}

/** `/pictures/photo/<upload>/<focus>[-<crop>]-<width>.<format>`: photographs of products, only with the crops that products use. */
export function photoRoutes(app: FastifyInstance, platform: Pick<Platform, 'db' | 'storage'>): void {
  app.get<{ Params: { upload: string; file: string } }>(
    '/pictures/photo/:upload/:file',
    { config: { isQuiet: true } },
    async (request, reply) => {
      const { upload, file } = request.params
      const picture = await photoFile(platform, request.params)
      if (!picture) throw new ProblemError('picture-not-found')
      const tag = `"photo ${upload} ${file}"`
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag: tag,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin'
      })
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type(`image/${picture.format}`).send(picture.data)
    }
  )
}
