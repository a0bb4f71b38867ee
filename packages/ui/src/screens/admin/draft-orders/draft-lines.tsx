import { chakra } from '@chakra-ui/react'
import type { DraftOrderPrice } from '@motif/contract'
import { draftOrderLimits } from '@motif/contract/draft-order-rules'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { QuantityStepper } from '../../../components/quantity-stepper/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { useIsAllowed } from '../allowed.tsx'
import { type LineValues, type PriceKind, priceErrors } from './draft-values.ts'

interface DraftLinesProps {
  lines: readonly LineValues[]
  /** As far as it is known, of the same lines. */
  price: DraftOrderPrice | undefined
  decimals: number
  /** The form was submitted, so errors are shown. */
  isTold: boolean
  onChange: (key: string, change: Partial<LineValues>) => void
  onRemove: (key: string) => void
}

/** Notice of a line before it is sold. */
function noticeOf(line: DraftOrderPrice['lines'][number] | undefined, quantity: number): string | undefined {
  if (line?.isWithdrawn) return m.admin_draft_line_withdrawn()
  return line && line.available < quantity ? m.admin_draft_line_short({ count: line.available }) : undefined
}

/** A custom price with its reason. */
function OwnPriceFields({
  line,
  decimals,
  isTold,
  onChange
}: Pick<DraftLinesProps, 'decimals' | 'isTold'> & {
  line: LineValues
  onChange: (change: Partial<LineValues>) => void
}) {
  const errors = isTold ? priceErrors(line, decimals) : {}
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 7rem 1.5fr' }} gap={3}>
      <SelectField
        label={m.admin_draft_price_of({ item: line.name })}
        isRequired={false}
        value={line.kind}
        onChange={({ currentTarget: { value } }) => onChange({ kind: value as PriceKind })}
      >
        <option value="usual">{m.admin_draft_price_usual()}</option>
        <option value="price">{m.admin_draft_price_own()}</option>
        <option value="percent">{m.admin_draft_price_percent()}</option>
      </SelectField>
      {line.kind === 'usual' ? null : (
        <>
          <TextField
            name={`value ${line.key}`}
            label={line.kind === 'price' ? m.admin_draft_price_each() : m.admin_draft_percent()}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            error={errors.value}
            value={line.value}
            onChange={({ currentTarget: { value } }) => onChange({ value })}
          />
          <TextField
            name={`reason ${line.key}`}
            label={m.admin_draft_reason()}
            autoComplete="off"
            dir="auto"
            maxLength={draftOrderLimits.reason}
            error={errors.reason}
            value={line.reason}
            onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
          />
        </>
      )}
    </chakra.div>
  )
}

/** Items with quantities, prices and problems. */
export function DraftLines({ lines, price, decimals, isTold, onChange, onRemove }: DraftLinesProps) {
  const mayPrice = useIsAllowed('drafts.price')
  if (lines.length === 0) return <chakra.p color="fg.muted">{m.admin_draft_no_lines()}</chakra.p>
  return (
    <chakra.ul listStyle="none" display="grid" gap={6} aria-label={m.admin_draft_items()}>
      {lines.map((line, index) => {
        // A price of before may be of other lines.
        const at = price?.lines[index]
        const priced = at?.variantId === line.variantId ? at : undefined
        const image = priced?.image ?? line.image
        const notice = noticeOf(priced, line.quantity)
        return (
          <chakra.li key={line.key} display="grid" gap={3}>
            <chakra.div display="flex" flexWrap="wrap" gap={4} alignItems="center">
              {image ? <ProductPicture picture={image} sizes="56px" alt="" width="14" flexShrink={0} /> : null}
              <chakra.div flex="1 1 12rem" minWidth={0} overflowWrap="anywhere">
                <chakra.p fontWeight="semibold">
                  <bdi>{line.name}</bdi>
                </chakra.p>
                <chakra.p color="fg.muted">
                  {priced?.design ? m.cart_design() : m.admin_draft_blank()}
                  {priced ? ` · ${m.admin_draft_each({ price: formatMoney(priced.unitPrice) })}` : ''}
                  {priced && priced.unitPrice.amount !== priced.usualPrice.amount ? (
                    <>
                      {' '}
                      <s>{formatMoney(priced.usualPrice)}</s>
                    </>
                  ) : null}
                </chakra.p>
                {notice === undefined ? null : <chakra.p color="warn">{notice}</chakra.p>}
              </chakra.div>
              <QuantityStepper
                label={m.admin_draft_pieces_of({ item: line.name })}
                value={line.quantity}
                max={draftOrderLimits.quantity}
                onChange={({ quantity }) => onChange(line.key, { quantity })}
              />
              <chakra.span minWidth="5.5rem" textAlign="end" fontVariantNumeric="tabular-nums" fontWeight="medium">
                {priced ? formatMoney(priced.total) : '…'}
              </chakra.span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={m.admin_draft_remove_item({ item: line.name })}
                onClick={() => onRemove(line.key)}
              >
                {m.admin_draft_remove()}
              </Button>
            </chakra.div>
            {mayPrice ? (
              <OwnPriceFields
                line={line}
                decimals={decimals}
                isTold={isTold}
                onChange={(change) => onChange(line.key, change)}
              />
            ) : line.kind === 'usual' ? null : (
              <p>{m.admin_draft_price_kept({ reason: line.reason })}</p>
            )}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
