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
  const listed = db
    .select({
      productId: optionValues.productId,
      optionId: optionValues.optionId,
      value: optionValues.value,
      label: optionValues.label,
      swatch: optionValues.swatch,
      position: optionValues.position,
      together: sql<number>`count(*) over (partition by ${optionValues.productId}, ${optionValues.optionId})`.as(
        'together'
      )
    })
    .from(optionValues)
    .as('listed')
  const [known, values] = await Promise.all([
    db
      .select({ slug: categories.slug, name: categories.name, description: categories.description })
      .from(categories)
      .orderBy(asc(categories.position)),
    db
      .select({
        id: options.id,
        name: sql<string>`min(${options.name})`,
        value: listed.value,
        label: sql<string>`min(${listed.label})`,
        swatch: sql<string | null>`min(${listed.swatch})`
      })
      .from(options)
      .innerJoin(listed, sql`${listed.productId} = ${options.productId} and ${listed.optionId} = ${options.id}`)
      .groupBy(options.id, listed.value)
      // The longest list of sizes has each in its place; sizes of shorter lists alone (S/M, L/XL) come after it.
      .orderBy(
        sql`min(${options.position}), ${options.id}, max(${listed.together}) desc, max(${listed.position}), min(${listed.label})`
      )
  ])
  const byId = new Map<string, VocabularyOption>()
  for (const { id, name, ...value } of values) {
    const option = byId.get(id) ?? { id, name, values: [] }
    option.values.push(value)
    byId.set(id, option)
  }
  return { categories: known, options: [...byId.values()] }
}
