import { inTreeOrder } from '@motif/contract/category-rules'
import { asc, desc } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { findProducts } from './product-index/find.ts'
import { productIndex } from './product-index/product-index.ts'
import { catalogueVocabulary, categories } from './tables.ts'

interface VocabularyOption {
  id: string
  name: string
  values: { value: string; label: string; swatch: string | null }[]
}

/** Every category and option of products on sale with its values, in display order. */
export interface Vocabulary {
  categories: { slug: string; name: string; description: string; number: number; parent: string | null }[]
  options: VocabularyOption[]
}

export function vocabularyOf(platform: Platform): Promise<Vocabulary> {
  return catalogueCache(platform).remember('vocabulary', () => readForAll(platform, readVocabulary))
}

async function readVocabulary(platform: Platform): Promise<Vocabulary> {
  const { db } = platform
  const { combinations, columns } = await productIndex(platform)
  const [known, values] = await Promise.all([
    db
      .select({
        slug: categories.slug,
        name: categories.name,
        description: categories.description,
        number: categories.number,
        parent: categories.parent
      })
      .from(categories)
      .orderBy(asc(categories.position)),
    db
      .select()
      .from(catalogueVocabulary)
      // The longest list of sizes sets the order; sizes of shorter lists alone (S/M, L/XL) come after it.
      .orderBy(
        asc(catalogueVocabulary.optionPosition),
        asc(catalogueVocabulary.optionId),
        desc(catalogueVocabulary.together),
        asc(catalogueVocabulary.position),
        asc(catalogueVocabulary.label)
      )
  ])
  const counts = findProducts(columns, combinations, {}).values
  const byId = new Map<string, VocabularyOption>()
  for (const { optionId: id, name, value, label, swatch } of values) {
    if (!counts[combinations.places.get(`${id}/${value}`) ?? -1]) continue
    const option = byId.get(id) ?? { id, name, values: [] }
    option.values.push({ value, label, swatch })
    byId.set(id, option)
  }
  return { categories: inTreeOrder(known), options: [...byId.values()] }
}
