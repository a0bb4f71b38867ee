import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { comparisonLimits } from '@motif/contract/comparison-rules'
import { m } from '@motif/messages'
import { Plus } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Fact } from './fact.tsx'
import { columnWidths, tableWidth } from './layout.ts'
import { ProductHead, type ProductHeadProps } from './product-head.tsx'
import { comparisonRows } from './rows.ts'

export interface ComparisonTableProps extends Pick<ProductHeadProps, 'onAddToCart' | 'onRemove'> {
  products: readonly Product[]
  addingSlug: string | undefined
  hasOnlyDifferences: boolean
  /** Called in a transition: the checkbox updates at once. */
  onOnlyDifferences: (change: { hasOnlyDifferences: boolean }) => void
}

const cell = {
  paddingBlock: 3,
  paddingInline: 2,
  borderTopWidth: '1px',
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: 'snug',
  overflowWrap: 'anywhere'
} as const

const Cell = chakra('td', { base: { ...cell, fontSize: { base: 'sm', md: 'md' } } })

/** Sticky while columns scroll. */
const RowName = chakra('th', {
  base: {
    ...cell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bg: 'bg',
    paddingInlineStart: 0,
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    hyphens: 'auto'
  }
})

/** Products in columns, attributes in rows. */
export function ComparisonTable({
  products,
  addingSlug,
  hasOnlyDifferences,
  onOnlyDifferences,
  onAddToCart,
  onRemove
}: ComparisonTableProps) {
  const [isChecked, check] = useOptimistic(hasOnlyDifferences)
  const choose = (isOn: boolean) =>
    startTransition(() => {
      check(isOn)
      onOnlyDifferences({ hasOnlyDifferences: isOn })
    })
  const rows = comparisonRows(products)
  const differing = rows.filter(({ isAlike }) => !isAlike)
  const shown = hasOnlyDifferences ? differing : rows
  const hiddenCount = rows.length - shown.length
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={5} minHeight="target" marginBottom={4}>
        {products.length > 1 ? (
          <Checkbox checked={isChecked} onChange={(change) => choose(change.isChecked)}>
            {m.compare_only_differences()}
          </Checkbox>
        ) : null}
        <chakra.output textStyle="small" color="fg.muted">
          {hiddenCount === 0
            ? null
            : differing.length === 0
              ? m.compare_alike()
              : m.compare_hidden({ count: hiddenCount })}
        </chakra.output>
      </chakra.div>
      <chakra.section
        aria-label={m.compare_table()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        position="relative"
        overflowX="auto"
        css={columnWidths}
      >
        <chakra.table
          tableLayout="fixed"
          borderCollapse="separate"
          borderSpacing={0}
          style={{ width: tableWidth(products.length) }}
        >
          <chakra.caption srOnly>{m.compare_table()}</chakra.caption>
          <colgroup>
            <col style={{ width: 'var(--names)' }} />
            {products.map(({ slug }) => (
              <col key={slug} style={{ width: 'var(--product)' }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <RowName as="td" borderTopWidth="0" paddingTop={0}>
                {products.length < comparisonLimits.productsMax ? (
                  <LinkButton
                    href={`/?category=${products[0]?.category}`}
                    size="sm"
                    flexDirection="column"
                    gap={1}
                    paddingInline={1}
                    paddingBlock={2}
                    width="full"
                  >
                    <Plus aria-hidden />
                    {m.compare_more()}
                  </LinkButton>
                ) : null}
              </RowName>
              {products.map((product) => (
                <Cell
                  as="th"
                  scope="col"
                  abbr={product.name}
                  key={product.slug}
                  borderTopWidth="0"
                  paddingTop={0}
                  paddingBottom={4}
                >
                  <ProductHead
                    product={product}
                    isAdding={addingSlug === product.slug}
                    onAddToCart={onAddToCart}
                    onRemove={onRemove}
                  />
                </Cell>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, facts }) => (
              <tr key={id}>
                <RowName scope="row">
                  {/* The cell keeps the page's direction, so it stays at the start side. */}
                  <span dir="auto">{name}</span>
                </RowName>
                {products.map(({ slug }, index) => (
                  <Cell key={slug}>
                    <Fact fact={facts[index]} />
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.section>
    </>
  )
}
