import { type HomeSection, type ProductCard, productQuery, type ShownSection } from '@motif/contract'
import { productsInRow } from '@motif/contract/storefront-rules'
import { childCategories } from '@motif/contract/category-rules'
import { inArray } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from './cache.ts'
import { loadCards } from './cards.ts'
import { allCategories } from './categories.ts'
import { openHero } from './hero.ts'
import { productPage } from './search.ts'
import { products } from './tables.ts'

/** Cards of selected products in order, without those not on sale. */
async function cardsOf(platform: Platform, slugs: readonly string[]): Promise<ProductCard[]> {
  const rows = await platform.db
    .select({ slug: products.slug, number: products.number })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
  const numbers = new Map(rows.map(({ slug, number }) => [slug, number]))
  return loadCards(
    platform,
    slugs.flatMap((slug) => numbers.get(slug) ?? [])
  )
}

const bestSellers = '/?sort=best-selling'

/** The first products of a list, with its URL if there are more. */
async function rowOf(platform: Platform, list: string, title: string | null): Promise<ShownSection[]> {
  const query = productQuery.parse({
    ...Object.fromEntries(new URLSearchParams(list.slice(2))),
    pageSize: productsInRow
  })
  const { items, total } = await productPage(platform, query)
  return items.length === 0
    ? []
    : [{ kind: 'products', title, list: total > items.length ? list : null, products: [...items] }]
}

/** The home page as the owner configured it. Empty sections are left out. */
export function openHome(platform: Platform): () => Promise<{ sections: ShownSection[] }> {
  const hero = openHero(platform)

  async function shown(section: HomeSection): Promise<ShownSection[]> {
    if (section.kind === 'catalogue') return [section]
    if (!section.isShown) return []
    switch (section.kind) {
      case 'hero': {
        const { words, products: printed } = await hero()
        const { title, lead } = section
        return printed.length === 0 ? [] : [{ kind: 'hero', title, lead, words, products: printed }]
      }
      case 'categories': {
        const filled = (await allCategories(platform)).filter(({ count }) => count > 0)
        const categories =
          section.categories.length === 0
            ? childCategories(filled, null)
            : section.categories.flatMap((slug) => filled.find((category) => category.slug === slug) ?? [])
        return categories.length === 0 ? [] : [{ kind: 'categories', title: section.title, categories }]
      }
      case 'products': {
        const cards = await cardsOf(platform, section.products)
        return cards.length === 0 ? [] : [{ kind: 'products', title: section.title, list: null, products: cards }]
      }
      case 'list':
        return rowOf(platform, section.list, section.title)
      case 'best-sellers':
        return rowOf(platform, bestSellers, section.title)
      default:
        return [{ kind: 'text', title: section.title, text: section.text }]
    }
  }

  const read = async () => ({ sections: (await Promise.all(platform.shop.home.map(shown))).flat() })
  return () => catalogueCache(platform).remember('home', read)
}
