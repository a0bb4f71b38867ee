import { type AssetSize, assetWidths } from '@motif/mockup'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ProblemError } from '../../platform/problem.ts'
import { isAnyViewId, viewContents, visitorOf } from '../drawing/index.ts'
import type { Pictures } from './service.ts'

const viewFileShape = /^(?<content>[0-9a-f]{16})-(?<width>\d{3})\.bin$/
const artworkShape = /^(?<artwork>[0-9a-f]{32})\.webp$/
const sizes = Object.keys(assetWidths) as AssetSize[]

const mockupNotFound = () => new ProblemError('mockup-not-found')

/** Content-addressed, so immutable; already compressed. */
const setImmutableCaching = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })

const quiet = { config: { isQuiet: true }, compress: false } as const

/** Assets with which browsers render products (`@motif/mockup/browser`). */
export function mockupRoutes(app: FastifyInstance, pictures: Pick<Pictures, 'viewFile' | 'artworkFile'>): void {
  app.get('/mockups/views.json', { config: { isQuiet: true } }, async (_request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=60', 'x-content-type-options': 'nosniff' })
    return Object.fromEntries(await viewContents())
  })

  app.get<{ Params: { view: string; file: string } }>('/mockups/:view/:file', quiet, async (request, reply) => {
    const { view, file } = request.params
    const { content, width } = viewFileShape.exec(file)?.groups ?? {}
    const size = sizes.find((one) => String(assetWidths[one]) === width)
    if (!isAnyViewId(view) || content === undefined || size === undefined) throw mockupNotFound()
    const found = await pictures.viewFile(view, content, size, visitorOf(request))
    if (!found) throw mockupNotFound()
    return setImmutableCaching(reply).type('application/octet-stream').send(found)
  })

  app.get<{ Params: { file: string } }>('/mockups/artworks/:file', quiet, async (request, reply) => {
    const { artwork } = artworkShape.exec(request.params.file)?.groups ?? {}
    const found = artwork === undefined ? undefined : await pictures.artworkFile(artwork, visitorOf(request))
    if (!found) throw mockupNotFound()
    return setImmutableCaching(reply).type('image/webp').send(found)
  })
}
