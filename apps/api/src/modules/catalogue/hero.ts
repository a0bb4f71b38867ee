import type { HeroProduct, Product } from '@motif/contract'
import { type DesignDocument, documentVersion, fitText } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type AnyViewId, pictureOf, rememberArtwork } from '../drawing/index.ts'
import { catalogueCache } from './cache.ts'
import { productBySlug } from './product.ts'

/** Font of the hero text, on the home page and in the design tool. */
const font = 'bricolage-grotesque-700'

/** A readable ink on a product colour: light if its relative luminance is below about a fifth. */
function inkOn(swatch: string | null): string {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map(
    (at) => (Number.parseInt((swatch ?? '#ffffff').slice(at, at + 2), 16) / 255) ** 2.2
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.22 ? '#ffffff' : '#1c1b18'
}

interface Hero {
  words: string
  products: HeroProduct[]
}

const noHero = { words: '', products: [] }

/** The products of the hero; missing or unprintable ones are left out. */
export function openHero(platform: Platform): () => Promise<Hero> {
  const { db, shop, clock } = platform
  const remembered = new Set<string>()

  async function heroProductOf(
    { slug, name, price, options, blanks, printAreas: [area] }: Product,
    words: string
  ): Promise<HeroProduct | undefined> {
    if (!area) return undefined
    const fonts = await loadFonts()
    const values = options.flatMap((option) => option.values)
    const shown = blanks.flatMap(({ area: id, colour, image }) => {
      const value = id === area.id ? values.find((known) => known.value === colour) : undefined
      return value ? [{ ...value, image }] : []
    })
    const colours = await Promise.all(
      shown.map(async (colour) => {
        const [, , view] = colour.image.url.split('/')
        const artwork: DesignDocument = {
          version: documentVersion,
          product: slug,
          areas: {
            [area.id]: [fitText(words, area, { id: 'words', font, fill: inkOn(colour.swatch) }, fonts)]
          }
        }
        const sample = pictureOf({
          view: view as AnyViewId,
          tint: colour.swatch ?? '#ffffff',
          artwork,
          area,
          alt: colour.image.alt
        })
        if (!remembered.has(sample.url)) await rememberArtwork(db, artwork, area, { now: clock.now(), isShops: true })
        remembered.add(sample.url)
        return { ...colour, sample }
      })
    )
    return colours.length > 0
      ? { slug, name, price, colours, widthMm: area.widthMm, heightMm: area.heightMm, area: area.view }
      : undefined
  }

  const missing = (error: unknown) => {
    if (error instanceof ProblemError) return undefined
    throw error
  }
  const read = async (): Promise<Hero> => {
    const hero = shop.home.find((section) => section.kind === 'hero')
    if (!hero?.isShown) return noHero
    const { words } = hero
    const products = await Promise.all(hero.products.map((slug) => productBySlug(platform, slug).catch(missing)))
    const heroProducts = await Promise.all(products.map(async (product) => product && heroProductOf(product, words)))
    return { words, products: heroProducts.filter((one) => one !== undefined) }
  }
  return () => catalogueCache(platform).remember('hero', read)
}
