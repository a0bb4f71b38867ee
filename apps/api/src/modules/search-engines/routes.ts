import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { allCategories, listedCollections, listedParts, listedProducts } from '../catalogue/index.ts'
import { feedFormats, writeFeed } from './feeds.ts'
import { type IconFile, iconPicture, isIconFile } from './icons.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

/** Pages other than products, categories and collections. */
const pages = ['/', '/createdesign', '/faq', '/contactus', '/tnc', '/privacy']

/** Crawlers may cache for an hour. */
const cacheControl = 'public, max-age=3600'

/** Concurrent feeds, and the minutes one may take, so that slow clients do not block others. */
const concurrentFeedsMax = 2
const feedMinutes = 15

/** A crawler reads a sitemap per 1,000 products; a feed is fetched a few times a day. */
const limits = {
  sitemaps: { config: { rateLimit: { max: 300, timeWindow: 60_000 } } },
  feeds: { config: { rateLimit: { max: 12, timeWindow: 3_600_000 } } }
}

/** Routes of robots.txt, sitemaps, product feeds, the web manifest and its icons. */
export const searchEnginesModule: Module = (app, platform) => {
  const { config, shop } = platform
  const origin = new URL(config.publicUrl).origin
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', cacheControl).type(type).send(text)
  const xml = 'application/xml; charset=utf-8'
  let feedsUnderWay = 0
  /** Icons of the current logo. */
  let drawn = { logo: shop.logo, icons: new Map<IconFile, Promise<Buffer>>() }

  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain; charset=utf-8', robots(origin)))
  app.get('/site.webmanifest', async (_request, reply) =>
    send(reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest(shop)))
  )
  app.get<{ Params: { file: string } }>(
    '/icons/:file(^[a-z0-9-]{1,20}).png',
    { config: { isQuiet: true } },
    async ({ params: { file } }, reply) => {
      if (!isIconFile(file)) throw new ProblemError('picture-not-found')
      if (drawn.logo !== shop.logo) drawn = { logo: shop.logo, icons: new Map() }
      const { icons } = drawn
      const icon = icons.get(file) ?? iconPicture(platform, file)
      icons.set(file, icon)
      // A failure is not kept.
      icon.catch(() => icons.delete(file))
      return reply
        .header('cache-control', cacheControl)
        .type('image/png')
        .send(await icon)
    }
  )
  app.get('/sitemap.xml', limits.sitemaps, async (_request, reply) => {
    const parts = await listedParts(platform)
    return send(
      reply,
      xml,
      sitemapIndex([`${origin}/sitemaps/pages.xml`, ...parts.map((part) => `${origin}/sitemaps/products-${part}.xml`)])
    )
  })
  app.get('/sitemaps/pages.xml', limits.sitemaps, async (_request, reply) => {
    const [categories, collections] = await Promise.all([allCategories(platform), listedCollections(platform)])
    const urls = [
      ...pages,
      ...categories.map(({ slug }) => `/?category=${slug}`),
      ...collections.map((slug) => `/?collection=${slug}`)
    ]
    return send(reply, xml, sitemap(urls.map((url) => ({ url: origin + url }))))
  })
  app.get<{ Params: { part: string } }>(
    '/sitemaps/products-:part(^\\d{1,6}).xml',
    limits.sitemaps,
    async ({ params }, reply) => {
      const products = await listedProducts(platform, Number(params.part))
      if (products.length === 0) throw new ProblemError('address-unknown')
      return send(
        reply,
        xml,
        sitemap(
          products.map(({ slug, changedAt, picture }) => ({
            url: `${origin}/product/${slug}`,
            changedAt,
            picture: `${origin}${picture.url}-${picture.widths.at(-1)}.jpeg`
          }))
        )
      )
    }
  )
  for (const [ending, format] of Object.entries(feedFormats)) {
    app.get(`/feeds/products.${ending}`, limits.feeds, async (_request, reply) => {
      if (feedsUnderWay >= concurrentFeedsMax) throw new ProblemError('feeds-busy', { retryAfter: 60 })
      feedsUnderWay += 1
      const stream = Readable.from(writeFeed(platform, format, { shop, origin }))
      const cut = setTimeout(() => stream.destroy(), feedMinutes * 60_000)
      stream.once('close', () => {
        clearTimeout(cut)
        feedsUnderWay -= 1
      })
      return reply.header('cache-control', cacheControl).type(format.type).send(stream)
    })
  }
}
