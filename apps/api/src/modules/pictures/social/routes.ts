import { createHash } from 'node:crypto'
import type { Money, Picture } from '@motif/contract'
import { currencyFormat } from '@motif/contract/money-rules'
import { loadFonts } from '@motif/design/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serialQueue } from '../../../platform/serial-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { openHero, productBySlug } from '../../catalogue/index.ts'
import { visitorOf } from '../../drawing/index.ts'
import { readAddress } from '../address.ts'
import { photoFile } from '../photo-routes.ts'
import type { Pictures } from '../service.ts'
import { openPictureCache } from '../picture-cache.ts'
import { type SocialCard, paintCard } from './card.ts'

/** Increase it when cards look different for the same content. */
const cardVersion = 4

/** Networks cache images for days; a changed name appears when they fetch it again. */
const keptFor = 'public, max-age=86400'

const pictureNotFound = () => new ProblemError('picture-not-found')

/** `/social/home.jpg` and `/social/product/<slug>.jpg`: preview images of shared links. */
export function socialRoutes(app: FastifyInstance, platform: Platform, pictures: Pick<Pictures, 'file'>): void {
  const { shop } = platform
  const cache = openPictureCache(platform, { subfolder: 'social' })
  const hero = openHero(platform)
  const paint = serialQueue({ waitingMax: 32, reason: 'drawing-busy' })
  const { code, decimals } = shop.currency
  const price = ({ amount }: Money) => new Intl.NumberFormat('en', currencyFormat(code)).format(amount / 10 ** decimals)

  async function fileOf(request: FastifyRequest, { url }: Picture): Promise<Buffer | undefined> {
    const [, , view = '', tint = '', artwork = ''] = url.split('/')
    const file = `${artwork}-640.webp`
    if (view === 'photo') return (await photoFile(platform, { upload: tint, file }))?.data
    const address = readAddress(view, tint, file)
    return address && pictures.file(address, visitorOf(request))
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Picture,
    card: SocialCard
  ): Promise<FastifyReply> {
    const name = createHash('sha256')
      .update(JSON.stringify([cardVersion, picture.url, card]))
      .digest('hex')
      .slice(0, 32)
    reply
      .headers({
        'cache-control': keptFor,
        etag: `"${name}"`,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin'
      })
      .type('image/jpeg')
    const kept = await cache.get(`${name}.jpg`)
    if (kept) return reply.send(kept)
    const product = await fileOf(request, picture)
    if (!product) throw pictureNotFound()
    const made = await paint(async () => paintCard(product, card, await loadFonts()))
    await cache.put(`${name}.jpg`, made, 'image/jpeg')
    return reply.send(made)
  }

  app.get('/social/home.jpg', { config: { isQuiet: true } }, async (request, reply) => {
    const [first] = (await hero()).products
    const [colour] = first?.colours ?? []
    if (!colour) throw pictureNotFound()
    return send(request, reply, colour.sample, { brand: shop.name, title: shop.tagline, note: shop.company.name })
  })

  app.get<{ Params: { file: string } }>(
    '/social/product/:file',
    { config: { isQuiet: true } },
    async (request, reply) => {
      const { slug } = /^(?<slug>[a-z0-9-]{1,120})\.jpg$/.exec(request.params.file)?.groups ?? {}
      if (slug === undefined) throw pictureNotFound()
      const product = await productBySlug(platform, slug)
      const [first] = product.images
      if (!first) throw pictureNotFound()
      return send(request, reply, first, {
        brand: shop.name,
        title: product.name,
        note: product.hasPriceRange ? `From ${price(product.price)}` : price(product.price)
      })
    }
  )
}
