import { chakra } from '@chakra-ui/react'
import { emptyQuery } from '@motif/contract/catalogue-query-rules'
import { m } from '@motif/messages'
import { Link } from '../../components/link/index.ts'
import type { HomeScreenProps } from './types.ts'

type Props = Pick<HomeScreenProps, 'query' | 'categories' | 'hrefOf'>

/** Links from the list of one category to the category above it and to those below it. */
export function CategoryLinks({ query, categories, hrefOf }: Props) {
  const [only] = query.categories
  if (query.q !== '' || query.collection !== '' || query.categories.length !== 1) return null
  const above = categories.find(({ slug }) => slug === categories.find((one) => one.slug === only)?.parent)
  const below = categories.filter(({ parent, count }) => parent === only && count > 0)
  if (!above && below.length === 0) return null
  return (
    <chakra.nav aria-label={m.catalogue_category()} display="flex" flexWrap="wrap" columnGap={6} marginBottom={6}>
      {(above ? [above, ...below] : below).map((category) => (
        <Link
          key={category.slug}
          href={hrefOf({ query: { ...emptyQuery, categories: [category.slug] } })}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
        >
          {category === above ? `‹ ${category.name}` : category.name}
        </Link>
      ))}
    </chakra.nav>
  )
}
