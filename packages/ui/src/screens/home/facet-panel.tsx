import { chakra } from '@chakra-ui/react'
import type { CatalogueQuery } from '@motif/contract/catalogue-query-rules'
import { m } from '@motif/messages'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, noScriptStyles } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { FacetValue, FacetValues } from './facet-values.tsx'
import { PriceRange } from './price-range.tsx'
import { withCategory, withOption } from './query.ts'
import type { Facets } from './types.ts'

export interface FacetPanelProps {
  /** Form id for associated fields elsewhere. */
  id?: string
  query: CatalogueQuery
  facets: Facets
  onQueryChange: (change: { query: CatalogueQuery }) => void
}

interface GroupProps {
  title: string
  children: ReactNode
  /** @default false */
  isFolded?: boolean
  /** Open if it has a choice. @default false */
  hasChoice?: boolean
}

/** A collapsible group. */
function Group({ title, children, isFolded = false, hasChoice = false }: GroupProps) {
  const [wish, setWish] = useState<boolean | undefined>(hasChoice || undefined)
  const isOpen = wish ?? !isFolded
  return (
    <chakra.details
      open={isOpen}
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, marginTop: -4 }}
      css={{ '&[open] svg': { rotate: '180deg' }, '& summary::-webkit-details-marker': { display: 'none' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="3.25rem"
        cursor="pointer"
        listStyle="none"
        textStyle="label"
        onClick={(event) => {
          event.preventDefault()
          setWish(!isOpen)
        }}
      >
        {title}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </chakra.summary>
      <chakra.fieldset aria-label={title} minWidth={0} paddingBottom={4}>
        {children}
      </chakra.fieldset>
    </chakra.details>
  )
}

/** Maximum number of open options; more are collapsed, except colours. */
const openOptions = 3

const noValues: readonly string[] = []

/** Facet filters with result counts. */
export function FacetPanel({ id: formId, query, facets, onQueryChange }: FacetPanelProps) {
  const first = { ...query, page: 1 }
  return (
    <chakra.form id={formId} method="get" action="/#products" onSubmit={(event) => event.preventDefault()}>
      {query.q === '' ? null : <input type="hidden" name="q" value={query.q} />}
      {query.collection === '' ? null : <input type="hidden" name="collection" value={query.collection} />}
      {facets.categories.length > 0 ? (
        <Group title={m.catalogue_category()}>
          <FacetValues
            name="category"
            values={facets.categories}
            chosen={query.categories}
            onToggle={({ value }) => onQueryChange({ query: withCategory(query, value) })}
          />
        </Group>
      ) : null}
      {facets.options.map(({ id, name, values }) => (
        <Group
          key={id}
          title={name}
          isFolded={facets.options.length > openOptions && !values.some(({ swatch }) => swatch)}
          hasChoice={(query.options[id]?.length ?? 0) > 0}
        >
          <FacetValues
            name={id}
            values={values}
            chosen={query.options[id] ?? noValues}
            onToggle={({ value }) => onQueryChange({ query: withOption(query, id, value) })}
          />
        </Group>
      ))}
      {facets.price ? (
        <Group title={m.catalogue_price()}>
          <PriceRange
            price={facets.price}
            min={query.minPrice}
            max={query.maxPrice}
            onChange={({ min, max }) => onQueryChange({ query: { ...first, minPrice: min, maxPrice: max } })}
          />
        </Group>
      ) : null}
      <Group title={m.catalogue_more()}>
        <Checkbox
          name="inStock"
          value="true"
          checked={query.isInStock}
          onChange={({ isChecked }) => onQueryChange({ query: { ...first, isInStock: isChecked } })}
        >
          <FacetValue label={m.catalogue_in_stock()} count={facets.inStock} />
        </Checkbox>
        <Checkbox
          name="customisable"
          value="true"
          checked={query.isCustomisable}
          onChange={({ isChecked }) => onQueryChange({ query: { ...first, isCustomisable: isChecked } })}
        >
          <FacetValue label={m.catalogue_blanks_only()} count={facets.blanks} />
        </Checkbox>
      </Group>
      <Button type="submit" isWide css={noScriptStyles}>
        {m.common_show()}
      </Button>
    </chakra.form>
  )
}
