import { chakra } from '@chakra-ui/react'
import type { AdminCategory, BulkEditAction, BulkEditNamed, BulkEditPreview } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoney, formatNumber } from '../../../format/index.ts'
import { categoryText } from '../category-text.ts'
import { isProductStatus, productStatuses } from './product-status.tsx'

/** Products that are left out, by name. */
export function NamedProducts({ title, named }: { title: string; named: BulkEditNamed }) {
  if (named.count === 0) return null
  const more = named.count - named.items.length
  return (
    <section aria-label={title}>
      <chakra.h3 fontWeight="semibold" marginBlockEnd={1}>
        {title}
      </chakra.h3>
      <chakra.ul display="grid" gap={1} listStyle="none" maxHeight="14rem" overflowY="auto" tabIndex={0}>
        {named.items.map(({ name, message }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- products may share name and message
          <chakra.li key={`${at}-${name}`} overflowWrap="anywhere">
            <bdi>{name}</bdi>
            <chakra.div color="fg.muted">{message}</chakra.div>
          </chakra.li>
        ))}
        {more > 0 ? <chakra.li color="fg.muted">{m.admin_bulk_more({ count: formatNumber(more) })}</chakra.li> : null}
      </chakra.ul>
    </section>
  )
}

interface PreviewProps {
  preview: BulkEditPreview
  kind: BulkEditAction['kind']
  categories: readonly AdminCategory[] | undefined
  currency: string
}

type Value = BulkEditPreview['examples'][number]['from']

function textOf(value: Value, { kind, categories, currency }: Omit<PreviewProps, 'preview'>): string {
  if (value === null) return m.admin_bulk_no_sale()
  if (typeof value === 'number')
    return kind === 'add-stock' || kind === 'set-stock' ? formatNumber(value) : formatMoney({ amount: value, currency })
  if (isProductStatus(value)) return productStatuses[value].label()
  return categoryText(categories ?? [], value)
}

/** What a bulk edit would do: how many change, some examples, and what is left out. */
export function BulkEditPreviewPart({ preview, ...context }: PreviewProps) {
  const { products, changed, variants, examples, refused } = preview
  const counts = { changed: formatNumber(changed), products: formatNumber(products) }
  return (
    <chakra.div display="grid" gap={4}>
      <p>
        {variants > 0
          ? m.admin_bulk_changes_variants({ ...counts, variants: formatNumber(variants) })
          : m.admin_bulk_changes(counts)}
      </p>
      {examples.length === 0 ? null : (
        <chakra.table width="full" fontVariantNumeric="tabular-nums" textAlign="start">
          <chakra.caption textAlign="start" fontWeight="semibold" marginBlockEnd={1}>
            {m.admin_bulk_examples()}
          </chakra.caption>
          <chakra.thead color="fg.muted">
            <tr>
              <chakra.th scope="col" textAlign="start" fontWeight="normal">
                {m.admin_stock_product()}
              </chakra.th>
              <chakra.th scope="col" textAlign="end" fontWeight="normal">
                {m.admin_bulk_before()}
              </chakra.th>
              <chakra.th scope="col" textAlign="end" fontWeight="normal">
                {m.admin_bulk_after()}
              </chakra.th>
            </tr>
          </chakra.thead>
          <tbody>
            {examples.map(({ name, sku, from, to }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- variants may share a name and have no SKU
              <chakra.tr key={`${at}-${name}`} borderBlockStartWidth="1px" verticalAlign="top">
                <chakra.td paddingBlock={2} overflowWrap="anywhere">
                  <bdi>{name}</bdi>
                  {sku === null ? null : (
                    <chakra.div color="fg.muted" fontSize="xs">
                      {sku}
                    </chakra.div>
                  )}
                </chakra.td>
                <chakra.td paddingBlock={2} textAlign="end" color="fg.muted">
                  {textOf(from, context)}
                </chakra.td>
                <chakra.td paddingBlock={2} textAlign="end" fontWeight="medium">
                  {textOf(to, context)}
                </chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      )}
      <NamedProducts title={m.admin_bulk_refused({ count: refused.count })} named={refused} />
    </chakra.div>
  )
}
