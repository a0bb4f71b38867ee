import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { type Configurations, textQuery } from '../search-language.ts'
import { cataloguePostings, catalogueSearch, catalogueUnpacked } from '../tables.ts'
import { type TextMatches, joinMatches, matchesIn } from '../text-matches.ts'
import { findInPostings, isOf, postingsIn } from './find-in-postings.ts'
import { type CachedPostings, postingsCache } from './postings-cache.ts'
import { type TextQuery, matchesMax, readTextQuery, termsOf } from './text-query.ts'

export interface PostingBounds {
  /** Below this number of matches, reading the products' rows is faster than postings. */
  least: number
  /** Above this number of unpacked products, reading them costs more than postings save. */
  unpacked: number
}

/** Measured with 1,000,000 products: docs/performance.md. */
const usualBounds: PostingBounds = { least: 4_000, unpacked: 2_000 }

interface Search {
  query: string
  /** The query of any of its words. */
  each: string
  /** SQL rank of a search row, from `query` and `each`. */
  rank: string
  configurations: Configurations
}

interface Plan extends Record<string, unknown> {
  written: string
  /** Number of products by query word. */
  counts: [lexeme: string, isBeginning: boolean, count: number][]
  unpacked: number
}

/** The words of a query, with the range of words for a prefix. */
const rangeOf = sql.raw(`lexeme between term and case when is_beginning then term || chr(1114111) else term end`)

/** How a query would be read, and its number of matches, without reading. */
async function planOf(
  { db }: Pick<Platform, 'db'>,
  { query, configurations }: Pick<Search, 'query' | 'configurations'>,
  { unpacked }: PostingBounds
): Promise<Plan | undefined> {
  const { rows } = await db.execute<Plan>(sql`
    with asked as materialized (select ${textQuery(configurations, sql`${query}`)}::text as written),
    terms as materialized (
      select distinct replace(word[1], '''''', '''') as term, word[2] ~ '[*]' as is_beginning
      from asked, regexp_matches(written, $$'((?:[^']|'')+)'(:[*A-D]+)?$$, 'g') word
    )
    select written, (select count(*)::int from (select from ${catalogueUnpacked} limit ${unpacked + 1}) waiting) as unpacked,
      (select json_agg(json_build_array(term, coalesce(is_beginning, false), (
        select coalesce(sum(octet_length(packed)), 0) / 4 from ${cataloguePostings} where ${rangeOf}
      ))) from terms) as counts
    from asked`)
  return rows[0]
}

/** Upper bound of a query's matches. */
function mostOf(query: TextQuery, counts: Plan['counts']): number {
  const byTerm = new Map(counts.map(([lexeme, isBeginning, count]) => [`${lexeme}${isBeginning ? '*' : ''}`, count]))
  return matchesMax(query, ({ lexeme, isBeginning }) => byTerm.get(`${lexeme}${isBeginning ? '*' : ''}`) ?? 0)
}

interface Read extends Record<string, unknown> {
  /** Null for unpacked products, with their rank, or −1 if they do not match. */
  lexeme: string | null
  version: string | null
  /** Null: the cached postings are current. */
  packed: Buffer | null
}

/** Evaluates a query on postings: a few hundred rows instead of one page per product row. Undefined if that would save no time. */
export async function searchPostings(
  { db }: Pick<Platform, 'db'>,
  { query, each, rank, configurations }: Search,
  bounds: PostingBounds = usualBounds
): Promise<TextMatches | undefined> {
  const plan = await planOf({ db }, { query, configurations }, bounds)
  const read = plan && plan.unpacked <= bounds.unpacked ? readTextQuery(plan.written) : undefined
  if (!plan || !read || mostOf(read, plan.counts) < bounds.least) return undefined
  const terms = termsOf(read)
  const kept = postingsCache(db)
  const known = new Map([...kept].filter(([lexeme]) => terms.some((term) => isOf(term, lexeme))))
  // One statement, so that words and unpacked products come from one snapshot. A repacked block is a new row with another `xmin`.
  const { rows } = await db.execute<Read>(sql`
    with asked as materialized (select ${textQuery(configurations, sql`${query}`)} as query, ${textQuery(configurations, sql`${each}`)} as each),
    lexemes as materialized (
      select lexeme, (
        select hashtextextended(string_agg(concat(block, ' ', own.xmin), ',' order by block), 0)::text
        from ${cataloguePostings} own where own.lexeme = meant.lexeme
      ) as version
      from (
        select distinct lexeme from unnest(
          ${sql.param(terms.map(({ lexeme }) => lexeme))}::text[], ${sql.param(terms.map(({ isBeginning }) => isBeginning))}::bool[]
        ) given(term, is_beginning) join ${cataloguePostings} on ${rangeOf}
      ) meant
    ),
    known as (
      select * from unnest(
        ${sql.param([...known.keys()])}::text[], ${sql.param(Array.from(known.values(), ({ version }) => version))}::text[]
      ) known(lexeme, version)
    )
    select lexeme, lexemes.version, case when known.version is distinct from lexemes.version then (
      select string_agg(int4send(block) || int4send(octet_length(packed) / 4) || packed, '' order by block)
      from ${cataloguePostings} own where own.lexeme = lexemes.lexeme
    ) end as packed
    from lexemes left join known using (lexeme)
    union all
    select null, null, string_agg(int4send(waiting.number) || int4send(case when text @@ query then ${sql.raw(rank)} else -1 end), '' order by waiting.number)
    from ${catalogueUnpacked} waiting cross join asked left join ${catalogueSearch} on ${catalogueSearch.number} = waiting.number`)
  const postings = rows.flatMap(({ lexeme, version, packed }): CachedPostings[] => {
    if (lexeme === null || version === null) return []
    const own = packed ? { lexeme, version, packed: postingsIn(packed) } : known.get(lexeme)
    if (!own) return []
    kept.set(lexeme, own)
    return [own]
  })
  const waiting = matchesIn(rows.find(({ lexeme }) => lexeme === null)?.packed)
  const found = findInPostings(read, terms, postings, waiting.numbers)
  const isFound = (_: number, index: number) => waiting.ranks[index]! >= 0
  return joinMatches(found, {
    numbers: waiting.numbers.filter(isFound),
    ranks: waiting.ranks.filter((rank) => rank >= 0)
  })
}
