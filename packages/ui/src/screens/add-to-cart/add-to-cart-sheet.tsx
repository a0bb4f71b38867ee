import { chakra } from '@chakra-ui/react'
import type { DesignFinding } from '@motif/contract'
import { type ChosenOptions, isPossible } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { FindingsToConfirm, withChoice } from '../../components/findings-to-confirm/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { OptionGroup } from '../../components/option-group/index.ts'
import { Price } from '../../components/price/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { type Failure, sentenceOf } from '../../failure/index.ts'
import { formatNumber } from '../../format/index.ts'
import { type BuyableProduct, type Wanted, onlyRow, rowOption, rowsOf, sumOf } from './grid.ts'
import { SizeRow } from './size-row.tsx'

export interface AddToCartSheetProps {
  product: BuyableProduct
  /** Name of the design. */
  name: string
  /** The design on its product. */
  picture?: ReactNode
  /** Chosen option values; when updating a line, they include its size. */
  choices: ChosenOptions
  onChoose: (choice: { optionId: string; value: string }) => void
  /** Initial quantity for single-size products and updated lines. @default 1 */
  quantity?: number
  /** The design is fitted to each size, which is explained. @default false */
  isFittedToSizes?: boolean
  /** Quantities in the cart by variant. */
  inCart?: ReadonlyMap<string, number>
  /** `update` replaces a line. @default 'add' */
  purpose?: 'add' | 'update'
  /** Other sizes of the same design in the cart, and whether they are replaced too. */
  others?: OtherLines | undefined
  /** @default false */
  isBusy?: boolean
  /** Why it failed. Without a response, only the same request may be retried. */
  failure?: Failure | undefined
  /** Findings the API requires to be confirmed. @default none */
  toConfirm?: readonly DesignFinding[]
  /** `confirmed`: ids of findings confirmed here. */
  onAdd: (choice: { lines: { variantId: string; quantity: number }[]; confirmed: readonly string[] }) => void
  onClose: () => void
}

interface OtherLines {
  lines: readonly { variantId: string; quantity: number }[]
  isIncluded: boolean
  onInclude: (isIncluded: boolean) => void
}

const none: ReadonlyMap<string, number> = new Map()
const noFindings: readonly DesignFinding[] = []

/** Chooses a colour and quantities per size: one cart line each. */
export function AddToCartSheet({
  product,
  name,
  picture,
  choices,
  onChoose,
  quantity = 1,
  isFittedToSizes = false,
  inCart = none,
  purpose = 'add',
  others,
  isBusy = false,
  failure,
  toConfirm = noFindings,
  onAdd,
  onClose
}: AddToCartSheetProps) {
  const option = rowOption(product)
  const rows = rowsOf(product, choices, inCart, m.common_quantity())
  /** Adds or removes the other lines' quantities. */
  const withOthers = (pieces: Wanted, times: 1 | 0 | -1): Wanted => {
    const of = (value: string, variantId: string | undefined) =>
      (pieces[value] ?? 0) + times * (others?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0)
    return Object.fromEntries(rows.map(({ value, variant }) => [value, Math.max(0, of(value, variant?.id))]))
  }
  const [wanted, setWanted] = useState<Wanted>(() => {
    if (option !== undefined && purpose === 'add') return {}
    const value = option === undefined ? onlyRow : (choices[option.id] ?? '')
    const left = rows.find((row) => row.value === value)?.left ?? 0
    return withOthers({ [value]: Math.min(quantity, left) }, others?.isIncluded ? 1 : 0)
  })
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const isToConfirm = toConfirm.some(({ id }) => !confirmed.has(id))
  const [isAsked, setAsked] = useState(false)
  const firstRow = useRef<HTMLUListElement>(null)
  const missingId = useId()
  const isMissing = isAsked && sumOf(product, rows, wanted, 0).pieces === 0
  // Clamps quantities to the stock of the new colour.
  const fitting = Object.fromEntries(rows.map(({ value, left }) => [value, Math.min(wanted[value] ?? 0, left)]))
  const besides = product.variants.reduce((sum, { id }) => sum + (inCart.get(id) ?? 0), 0)
  const sum = sumOf(product, rows, fitting, besides)
  // The outcome is unknown: a different request could add items twice.
  const isUncertain = failure?.code === 'network' || failure?.code === 'unavailable'
  const isFixed = isBusy || isUncertain
  const add = () => {
    setAsked(true)
    if (sum.lines.length > 0) onAdd({ lines: sum.lines, confirmed: [...confirmed] })
    else firstRow.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus()
  }
  const addWords = sum.pieces === 0 ? m.common_add_to_cart() : m.buying_add({ count: formatNumber(sum.pieces) })
  const updateWords = others?.isIncluded && others.lines.length > 0 ? m.buying_update_several() : m.buying_update()
  const words = isUncertain ? m.common_try_again() : purpose === 'update' ? updateWords : addWords
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={purpose === 'update' ? m.buying_update_title() : m.common_add_to_cart()}
      footer={
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={4} paddingInline={2}>
          <chakra.output lineHeight="snug" minWidth={0}>
            <Price
              money={sum.total}
              display="block"
              fontFamily="heading"
              fontSize="xl"
              fontWeight="semibold"
              letterSpacing="tight"
            />
            <chakra.span textStyle="small" color="fg.muted">
              {m.buying_pieces({ count: sum.pieces })}
            </chakra.span>
          </chakra.output>
          <Button variant="accent" isBusy={isBusy} disabled={isToConfirm} onClick={add}>
            {words}
          </Button>
        </chakra.div>
      }
    >
      <chakra.div display="grid" gap={6}>
        <chakra.div display="flex" gap={4} alignItems="center">
          {picture ? (
            <chakra.div width="20" flexShrink={0}>
              {picture}
            </chakra.div>
          ) : null}
          <chakra.div minWidth={0}>
            <chakra.p fontWeight="semibold" overflowWrap="anywhere" dir="auto">
              {name}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted" dir="auto">
              {product.name}
            </chakra.p>
          </chakra.div>
        </chakra.div>
        {product.options.map((shown) => {
          if (shown.id === option?.id || shown.values.length < 2) return null
          const others =
            option === undefined
              ? choices
              : Object.fromEntries(Object.entries(choices).filter(([key]) => key !== option.id))
          return (
            <OptionGroup
              key={shown.id}
              option={shown}
              value={choices[shown.id] ?? null}
              onChange={({ value }) => onChoose({ optionId: shown.id, value })}
              isOffered={({ value }) => !isFixed && isPossible(product, others, shown.id, value)}
            />
          )
        })}
        <chakra.div>
          <chakra.h3 textStyle="label">
            {option === undefined ? m.buying_how_many() : m.buying_how_many_of({ option: option.name })}
          </chakra.h3>
          {others && others.lines.length > 0 ? (
            <Checkbox
              checked={others.isIncluded}
              disabled={isFixed}
              onChange={({ isChecked }) => {
                setWanted(withOthers(fitting, isChecked ? 1 : -1))
                others.onInclude(isChecked)
              }}
            >
              {m.buying_others({ count: others.lines.length })}
            </Checkbox>
          ) : null}
          {isMissing ? (
            <Notice id={missingId} tone="bad" marginBlockStart={2}>
              {option === undefined ? m.buying_nothing() : m.buying_nothing_of({ option: option.name })}
            </Notice>
          ) : null}
          <chakra.ul ref={firstRow} marginBlockStart={1}>
            {rows.map((row) => (
              <SizeRow
                key={`${row.variant?.id ?? ''} ${row.value}`}
                row={row}
                each={sum.each(row)}
                quantity={fitting[row.value] ?? 0}
                isDisabled={isFixed}
                describedBy={isMissing ? missingId : undefined}
                onQuantity={(pieces) => setWanted((all) => ({ ...all, ...fitting, [row.value]: pieces }))}
              />
            ))}
          </chakra.ul>
          {isFittedToSizes ? (
            <chakra.p textStyle="small" color="fg.muted" marginBlockStart={3}>
              {m.buying_fitted()}
            </chakra.p>
          ) : null}
          <chakra.output
            display="block"
            textStyle="small"
            color={sum.percentOff > 0 ? 'good' : 'fg.muted'}
            marginBlockStart={3}
          >
            {[
              sum.percentOff > 0 ? m.buying_off({ percent: formatNumber(sum.percentOff) }) : '',
              sum.next ? m.buying_next({ count: sum.next.more, percent: formatNumber(sum.next.percentOff) }) : ''
            ]
              .filter(Boolean)
              .join(' ')}
          </chakra.output>
        </chakra.div>
        {toConfirm.length > 0 ? (
          <FindingsToConfirm
            findings={toConfirm}
            confirmed={confirmed}
            isDisabled={isBusy}
            onConfirm={({ id, isConfirmed }) => setConfirmed((all) => withChoice(all, id, isConfirmed))}
          />
        ) : null}
        {failure && !isBusy && toConfirm.length === 0 ? (
          <Notice tone="bad">{isUncertain ? m.buying_uncertain() : sentenceOf(failure)}</Notice>
        ) : null}
      </chakra.div>
    </Sheet>
  )
}
