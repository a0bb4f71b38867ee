import { setTimeout as delay } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { Platform } from '../../platform/platform.ts'
import { feedProducts } from '../catalogue/index.ts'
import { type FeedContext, type FeedItem, feedColumns, feedItems } from './feed-items.ts'
import { declaration, element } from './xml.ts'

/** Products per batch: some 2,000 variants, 1 MB. */
const batchSize = 200

/** Parts of a feed: before, between and after the items. */
interface FeedFormat {
  type: string
  head(context: FeedContext): string
  items(items: readonly FeedItem[]): string
  tail: string
}

/** Formulas are escaped by an apostrophe. */
const csvLines = (rows: readonly (readonly string[])[]) => stringify([...rows], { escape_formulas: true })

export const feedFormats = {
  /** RSS 2.0 with Google's namespace; for Google Merchant, Meta, Pinterest and others. */
  xml: {
    type: 'application/rss+xml; charset=utf-8',
    head: ({ shop, origin }) =>
      `${declaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', shop.name)}${element('link', `${origin}/`)}${element('description', shop.name)}\n`,
    items: (items) =>
      items
        .map(
          (item) =>
            `<item>${[...feedColumns, 'identifier_exists' as const]
              .map((name) => {
                // Made to order, so there is no manufacturer's identifier.
                const value = name === 'identifier_exists' ? 'no' : item[name]
                return value === undefined ? '' : element(`g:${name}`, value)
              })
              .join('')}</item>\n`
        )
        .join(''),
    tail: '</channel></rss>\n'
  },
  /** The format of Meta's catalogues. */
  csv: {
    type: 'text/csv; charset=utf-8',
    head: () => csvLines([feedColumns]),
    items: (items) => csvLines(items.map((item) => feedColumns.map((name) => item[name] ?? ''))),
    tail: ''
  }
} as const satisfies Record<string, FeedFormat>

/**
 * A feed of all products on sale, in batches: memory use is constant. After each batch it pauses as long as the batch took, so that it slows nobody
 * down.
 */
export async function* writeFeed(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  format: FeedFormat,
  context: FeedContext,
  rest: (milliseconds: number) => Promise<unknown> = (milliseconds) => delay(milliseconds)
): AsyncGenerator<string> {
  yield format.head(context)
  for (let after = -1; ;) {
    const began = performance.now()
    const products = await feedProducts(platform, { after, limit: batchSize })
    const last = products.at(-1)
    if (!last) break
    yield format.items(products.flatMap((product) => feedItems(product, context)))
    after = last.number
    if (products.length < batchSize) break
    await rest(performance.now() - began)
  }
  if (format.tail !== '') yield format.tail
}
