import { type VideoType, videoFiles } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { parse } from 'range-parser'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { FileName, Storage } from '../../platform/storage/storage.ts'
import type { RewrittenVideo } from './clean-video.ts'
import { type Owner, forgetUpload, recordUpload } from './owners.ts'
import { uploads } from './tables.ts'

const nameOf = (id: string, type: VideoType): FileName => `uploads/${id}.${videoFiles[type]}`

/** Stores a video as an upload of its owner. Returns its id. Throws `quota-exceeded`. */
export async function saveVideo(
  platform: Pick<Platform, 'clock' | 'randomId'> & { db: Database | Transaction; storage: Pick<Storage, 'put'> },
  { data, facts }: RewrittenVideo,
  owner: Owner
): Promise<string> {
  const id = platform.randomId()
  await recordUpload(platform, owner, { id, bytes: data.length, role: 'admin', video: facts })
  await platform.storage.put(nameOf(id, facts.type), data, facts.type).catch(async (error: unknown) => {
    await forgetUpload(platform, id)
    throw error
  })
  return id
}

const notFound = () => new ProblemError('video-not-found')

const fileNamePattern = /^(?<id>[A-Za-z0-9_-]{1,64})\.(?<ending>[a-z0-9]+)$/

/** The requested byte range: undefined means the whole file, null an unsatisfiable range. Several ranges get the whole file, as HTTP allows. */
function rangeIn(header: string | undefined, bytes: number) {
  if (header === undefined) return undefined
  const { code, type, ranges } = parse(bytes, header)
  if (type === 'bytes' && code === 2 && ranges.length === 0) return null
  const [range, ...more] = ranges
  return code === 0 && type === 'bytes' && more.length === 0 ? range : undefined
}

/** `/videos/<upload>.<ending>`: the unguessable id grants access to the video. Supports range requests. */
export function videoRoutes(app: FastifyInstance, { db, storage }: Platform): void {
  app.get<{ Params: { file: string } }>('/videos/:file', { config: { isQuiet: true } }, async (request, reply) => {
    const { id, ending } = fileNamePattern.exec(request.params.file)?.groups ?? {}
    if (id === undefined) throw notFound()
    const [row] = await db
      .select({ bytes: uploads.bytes, video: uploads.video })
      .from(uploads)
      .where(eq(uploads.id, id))
    if (!row?.video || videoFiles[row.video.type] !== ending) throw notFound()
    const { bytes, video } = row
    const tag = `"${id}"`
    reply.headers({
      'accept-ranges': 'bytes',
      // An id never refers to another video.
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: tag
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const isSame = (request.headers['if-range'] ?? tag) === tag
    const range = isSame ? rangeIn(request.headers.range, bytes) : undefined
    if (range === null) return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    const part = range && { start: range.start, end: range.end }
    reply.type(video.type).header('content-length', part ? part.end - part.start + 1 : bytes)
    if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
    if (request.method === 'HEAD') return reply.send()
    const file = await storage.stream(nameOf(id, video.type), part)
    if (!file) throw notFound()
    return reply.send(file.stream)
  })
}
