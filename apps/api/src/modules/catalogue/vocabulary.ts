import { asc, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from './cache.ts'
import { categories, optionValues, options } from './tables.ts'

interface VocabularyOption {
  id: string
  name: string
  values: { value: string; label: string; swatch: string | null }[]
}

/** Every category and every option with its values over all products, in the order they are shown in. */
export interface Vocabulary {
  categories: { slug: string; name: string; description: string }[]
  options: VocabularyOption[]
}

export function vocabularyOf(platform: Pick<Platform, 'db' | 'clock'>): Promise<Vocabulary> {
  return catalogueCache(platform).remember('vocabulary', () => readVocabulary(platform))
}

async function readVocabulary({ db }: Pick<Platform, 'db'>): Promise<Vocabulary> {
  const [known, values] = await Promise.all([
    db.select({ slug: categories.slug, name: categories.name, description: categories.description }).from(categories).orderBy(asc(categories.position)),
    db
      .select({
        id: options.id,
        name: sql<string>`min(${options.name})`,
        value: optionValues.value,
        label: sql<string>`min(${optionValues.label})`,
        swatch: sql<string | null>`min(${optionValues.swatch})`
      })
      .from(options)
      .innerJoin(optionValues, sql`${optionValues.productId} = ${options.productId} and ${optionValues.optionId} = ${options.id}`)
      .groupBy(options.id, optionValues.value)
      // The longest list of sizes has each in its place; a shorter one would put its first beside the other's first.
      .orderBy(sql`min(${options.position}), ${options.id}, max(${optionValues.position}), min(${optionValues.label})`)
  ])
  const byId = new Map<string, VocabularyOption>()
  for (const { id, name, ...value } of values) {
    const option = byId.get(id) ?? { id, name, values: [] }
    option.values.push(value)
    byId.set(id, option)
  }
  return { categories: known, options: [...byId.values()] }
}
