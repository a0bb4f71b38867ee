/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox with pictures and prices has no element of its own */
import { chakra } from '@chakra-ui/react'
import type { Suggestions } from '@motif/contract'
import { m } from '@motif/messages'
import { Search, Tag } from 'lucide-react'
import { ProductPicture } from '../components/picture/index.ts'
import { Price } from '../components/price/index.ts'
import { VisuallyHidden } from '../components/visually-hidden/index.ts'
import { formatNumber } from '../format/index.ts'
import { categoryHref, productHref, searchHref } from './hrefs.ts'
import { RecentGroup, RecentButtons } from './recent-searches.tsx'
import { Group, Option, icon } from './suggestion-option.tsx'
import type { RecentSearches } from './types.ts'

export { recentFor } from './recent-searches.tsx'

export interface SearchSuggestionsProps {
  id: string
  /** Undefined while the field is empty or they load. */
  results: Suggestions | undefined
  /** Recent searches that match the field. */
  recent: readonly string[]
  /** Id of the option the arrows stand on. */
  active: string | null
  /** `query`: of a search that was chosen. */
  onFollow: (followed: { query?: string }) => void
  onForget: RecentSearches['onForget']
}

const nothing: Suggestions = { products: [], categories: [], queries: [] }

/** What the search may be about: recent searches, words, categories, and products with their picture and price. */
export function SearchSuggestions({
  id,
  results = nothing,
  recent,
  active,
  onFollow,
  onForget
}: SearchSuggestionsProps) {
  const { products, categories } = results
  // The products themselves stand below, with their picture: their names needn't be offered twice.
  const names = new Set(products.map(({ name }) => name.toLocaleLowerCase()))
  const known = new Set(recent)
  const queries = results.queries.filter((query) => !names.has(query.toLocaleLowerCase()) && !known.has(query))
  const count = products.length + categories.length + queries.length + recent.length
  const optionProps = (optionId: string, query?: string) => ({
    id: optionId,
    role: 'option',
    tabIndex: -1,
    'aria-selected': optionId === active,
    onClick: () => onFollow(query === undefined ? {} : { query }),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault()
  })
  return (
    <chakra.div
      position="absolute"
      zIndex="sheet"
      top="calc(100% + 8px)"
      insetInline={0}
      maxHeight="min(36rem, 75dvh)"
      overflowY="auto"
      padding={2}
      bg="bg.float"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="float"
    >
      <VisuallyHidden as="output">{count === 0 ? '' : m.shell_search_found({ count })}</VisuallyHidden>
      {count === 0 ? (
        <chakra.output display="block" padding={3} color="fg.muted">
          {m.shell_search_nothing()}
        </chakra.output>
      ) : null}
      <chakra.div position="relative">
        <div role="listbox" id={`${id}-list`} aria-label={m.shell_search_suggestions()}>
          {recent.length > 0 ? <RecentGroup id={id} recent={recent} optionProps={optionProps} /> : null}
          {queries.length > 0 ? (
            <Group id={`${id}-queries`} title={m.shell_search_queries()}>
              {queries.map((query) => (
                <Option key={query} {...optionProps(`${id}-query-${query}`, query)} href={searchHref(query)}>
                  <Search {...icon} />
                  {query}
                </Option>
              ))}
            </Group>
          ) : null}
          {categories.length > 0 ? (
            <Group id={`${id}-categories`} title={m.shell_search_categories()}>
              {categories.map(({ slug, name, count: productCount }) => (
                <Option key={slug} {...optionProps(`${id}-category-${slug}`)} href={categoryHref(slug)}>
                  <Tag {...icon} />
                  <span>{name}</span>
                  <chakra.span color="fg.muted" textStyle="figure">
                    {formatNumber(productCount)}
                  </chakra.span>
                </Option>
              ))}
            </Group>
          ) : null}
          {products.length > 0 ? (
            <Group id={`${id}-products`} title={m.shell_search_products()}>
              {products.map(({ slug, name, price, images: [image] }) => (
                <Option key={slug} {...optionProps(`${id}-product-${slug}`)} href={productHref(slug)}>
                  {image ? (
                    <ProductPicture
                      picture={image}
                      alt=""
                      sizes="44px"
                      width="44px"
                      flexShrink={0}
                      borderRadius="control"
                    />
                  ) : null}
                  <chakra.span flex="1" minWidth={0} lineClamp={2}>
                    {name}
                  </chakra.span>
                  <Price money={price} color="fg.muted" />
                </Option>
              ))}
            </Group>
          ) : null}
        </div>
        {recent.length > 0 ? <RecentButtons recent={recent} onForget={onForget} /> : null}
      </chakra.div>
    </chakra.div>
  )
}
