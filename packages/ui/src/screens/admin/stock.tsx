import { NumberInput, chakra, defineSlotRecipe } from '@chakra-ui/react'
import type { StockRow } from '@motif/contract'
import { lowStock, onHandMax } from '@motif/contract/stock-rules'
import { m } from '@motif/messages'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { inputRecipe } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import { useTypedNumber } from '../../components/number-input/index.ts'
import { Pagination } from '../../components/pagination/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { Cell, Row, Table, TableSkeleton } from './table.tsx'
import { useIsAllowed } from './allowed.tsx'
import { ListSearch } from './list-search.tsx'
import type { AdminScreenProps } from './types.ts'

const countRecipe = defineSlotRecipe({
  className: 'count',
  slots: ['root', 'input'],
  base: { input: { ...inputRecipe.base, width: '6rem', textAlign: 'end', textStyle: 'figure' } }
})

/** Stock of variants, editable inline: those with low stock, or those searched for. */
export function Stock(props: AdminScreenProps) {
  const { stock, stockFailure, isLoadingStock = false, onRetryStock, onSearchStock, filter, pageHrefOf } = props
  const failed = stockFailure ? (
    <FailedState
      failure={stockFailure}
      title={m.admin_failed_title()}
      safe={m.admin_failed_text()}
      onRetry={onRetryStock}
    />
  ) : null
  if (failed && !stock) return failed
  if (!stock) return <TableSkeleton label={m.admin_loading()} />
  const { items, total, page, pageSize } = stock
  return (
    <chakra.section aria-label={m.admin_section_stock()}>
      <ListSearch key={filter.q} label={m.admin_stock_search()} q={filter.q} onSearch={onSearchStock} />
      <chakra.p aria-live="polite" color="fg.muted" marginBlockEnd={items.length === 0 ? 0 : 4}>
        {filter.q === ''
          ? items.length > 0 && m.admin_stock_intro({ most: lowStock })
          : isLoadingStock || failed
            ? null
            : items.length === 0
              ? m.admin_stock_none_match({ text: filter.q })
              : m.admin_stock_found({ count: total })}
      </chakra.p>
      {failed && filter.q !== '' ? (
        failed
      ) : items.length > 0 ? (
        <Rows {...props} items={items} />
      ) : isLoadingStock ? (
        <TableSkeleton label={m.admin_loading()} />
      ) : filter.q === '' ? (
        <EmptyState drawing="stall" title={m.admin_stock_empty_title()}>
          {m.admin_stock_empty_text()}
        </EmptyState>
      ) : null}
      {failed && filter.q !== '' ? null : (
        <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pageHrefOf} />
      )}
    </chakra.section>
  )
}

function Rows({
  items,
  isLoadingStock = false,
  onStockChange,
  savingVariantId = null
}: Pick<AdminScreenProps, 'isLoadingStock' | 'onStockChange' | 'savingVariantId'> & { items: readonly StockRow[] }) {
  return (
    <Table aria-label={m.admin_section_stock()} aria-busy={isLoadingStock || undefined}>
      <thead>
        <tr>
          <th scope="col">{m.admin_stock_product()}</th>
          <th scope="col">{m.admin_stock_sku()}</th>
          <th scope="col">{m.admin_stock_on_hand()}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row key={row.variantId}>
            <Cell>
              <Link href={`/product/${row.productSlug}`} isUnderlined={false} fontWeight="medium" dir="auto">
                {row.name}
              </Link>
            </Cell>
            <Cell color="fg.muted" fontVariantNumeric="tabular-nums">
              {row.sku}
            </Cell>
            <Cell gridColumn={{ mdDown: '1 / -1' }} paddingBlock={1} width={{ md: '16rem' }}>
              <StockForm
                key={row.stock}
                row={row}
                isSaving={row.variantId === savingVariantId}
                onStockChange={onStockChange}
              />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

interface StockFormProps extends Pick<AdminScreenProps, 'onStockChange'> {
  row: StockRow
  isSaving: boolean
}

function StockForm({ row: { variantId, sku, stock }, isSaving, onStockChange }: StockFormProps) {
  const [typed, setTyped] = useState(String(stock))
  const { rootProps } = useTypedNumber({ value: typed, onType: (text) => setTyped(text.trim()) })
  const isRight = /^\d+$/.test(typed) && Number(typed) <= onHandMax
  const mayChange = useIsAllowed('products.change')
  if (!mayChange) return <chakra.span fontVariantNumeric="tabular-nums">{stock}</chakra.span>
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isRight && Number(typed) !== stock) onStockChange({ variantId, stock: Number(typed) })
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap={1}>
      <chakra.div display="flex" gap={2}>
        <NumberInput.Root
          recipe={countRecipe}
          min={0}
          max={onHandMax}
          clampValueOnBlur={false}
          invalid={!isRight}
          inputMode="numeric"
          {...rootProps}
          onValueChange={({ value }) => setTyped(value)}
        >
          <NumberInput.Input
            aria-label={m.admin_stock_field({ sku })}
            aria-roledescription=""
            {...(!isRight && { 'aria-describedby': `${variantId}-wrong` })}
          />
        </NumberInput.Root>
        <Button type="submit" size="sm" variant={typed === String(stock) ? 'quiet' : 'outline'} isBusy={isSaving}>
          {m.common_save()}
          <VisuallyHidden> {sku}</VisuallyHidden>
        </Button>
      </chakra.div>
      {isRight ? null : (
        <chakra.div id={`${variantId}-wrong`} color="bad" textAlign="start">
          {m.admin_stock_wrong()}
        </chakra.div>
      )}
    </chakra.form>
  )
}
