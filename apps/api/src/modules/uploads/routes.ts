import multipart from '@fastify/multipart'
import { videoAddress, videoLimits } from '@motif/contract'
import type { FastifyRequest } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { cleanImage, uploadLimits } from './clean-image.ts'
import { cleanVideo } from './clean-video.ts'
import { hashPictures } from './content-hashes.ts'
import { openImage, sizeOfImage } from './files.ts'
import { saveImage } from './save-image.ts'
import { ownUploads } from './own-uploads.ts'
import { ownerOf } from './owners.ts'
import { renditionOf, renditionType } from './renditions.ts'
import { saveVideo, videoRoutes } from './videos.ts'

const pictures = {
  bytesMax: uploadLimits.bytes,
  notMultipart: 'picture-not-multipart',
  notChosen: 'picture-not-chosen',
  overLimit: 'picture-over-limit'
} as const

const videos = {
  bytesMax: videoLimits.bytes,
  notMultipart: 'video-not-multipart',
  notChosen: 'video-not-chosen',
  overLimit: 'video-over-limit'
} as const

async function fileOf(request: FastifyRequest, kind: typeof pictures | typeof videos): Promise<Buffer> {
  if (!request.isMultipart()) throw new ProblemError(kind.notMultipart)
  const part = await request.file({ limits: { fileSize: kind.bytesMax } })
  if (part?.fieldname !== 'file')
    throw new ProblemError(kind.notChosen, { errors: [{ pointer: '/file', reason: 'file-missing' }] })
  const data = await part.toBuffer().catch((error: unknown) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? new ProblemError(kind.overLimit) : error
  })
  return data
}

const gone = () => new ProblemError('upload-not-found')

/** Uploads: pictures for designs, and videos of products. The unguessable id grants access. */
export const uploadsModule: Module = async (app, platform) => {
  const { storage, config } = platform
  await app.register(multipart, { limits: { fileSize: uploadLimits.bytes, files: 1, fields: 4, parts: 5 } })
  videoRoutes(app, platform)
  platform.jobs.every('uploads.hash-pictures', '*/10 * * * *', () => hashPictures(platform))
  routes(app, platform)
    .on(
      'POST /api/v1/uploads',
      async ({ request, person }) => {
        const image = await cleanImage(await fileOf(request, pictures))
        const id = await saveImage(platform, image, { owner: ownerOf(platform, person, request), role: person?.role })
        return { id, width: image.width, height: image.height, url: `/api/v1/uploads/${id}` }
      },
      { config: { rateLimit: { max: config.rateLimits.uploads, timeWindow: 60_000 } } }
    )
    .on(
      'POST /api/v1/admin/videos',
      async ({ request, person }) => {
        const video = await cleanVideo(await fileOf(request, videos))
        const id = await saveVideo(platform, video, ownerOf(platform, person, request))
        return { id, url: videoAddress({ upload: id, type: video.facts.type }), ...video.facts }
      },
      { config: { rateLimit: { max: config.rateLimits.uploads, timeWindow: 60_000 } } }
    )
    .on('GET /api/v1/uploads', async ({ query }) => {
      const sizes = await Promise.all([...new Set(query.ids)].map((id) => sizeOfImage(storage, id)))
      return sizes.filter((size) => size !== undefined)
    })
    .on('GET /api/v1/own-uploads', ({ query, person }) => ownUploads(platform.db, person.id, query))
    .on('GET /api/v1/uploads/{id}', async ({ params, query, reply }) => {
      const original = query.w === undefined ? await openImage(storage, params.id) : undefined
      const rendition = query.w === undefined ? undefined : await renditionOf(storage, params.id, query.w)
      if (!original && !rendition) throw gone()
      // An id never refers to another picture.
      reply.headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff'
      })
      if (rendition) {
        reply.type(renditionType)
        return rendition
      }
      if (!original) throw gone()
      reply.type(original.type).header('content-length', original.bytes)
      return original.stream
    })
}
