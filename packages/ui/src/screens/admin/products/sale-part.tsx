import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type ChangeEvent, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Input, TextField } from '../../../components/field/index.ts'
import { Cell, Row, Table } from '../table.tsx'
import { momentInput } from '../typed-values.ts'
import type { TimedPartProps } from './editor-parts.tsx'
import { type SaleForm, type VariantForm, combinationKey, noSale } from './product-form.ts'

const fields = [
  { key: 'price', label: () => m.admin_sale_price() },
  { key: 'from', label: (zone) => m.admin_sale_from({ zone }) },
  { key: 'until', label: (zone) => m.admin_sale_until({ zone }) }
] as const satisfies readonly { key: keyof SaleForm; label: (zone: string) => string }[]

interface SaleInputProps extends Pick<TimedPartProps, 'timeZone'> {
  sale: SaleForm
  onSale: (sale: SaleForm) => void
}

/** Props of a field of a sale. */
const saleInput = (key: keyof SaleForm, { sale, timeZone, onSale }: SaleInputProps) =>
  key === 'price'
    ? ({
        inputMode: 'decimal',
        value: sale.price,
        onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => onSale({ ...sale, price: value })
      } as const)
    : momentInput({ value: sale[key], timeZone, onChange: (moment) => onSale({ ...sale, [key]: moment }) })

interface SaleRowProps extends Pick<TimedPartProps, 'errorOf' | 'timeZone'> {
  variant: VariantForm
  name: string
  index: number
  onSale: (sale: SaleForm) => void
}

function SaleRow({ variant, name, index, errorOf, timeZone, onSale }: SaleRowProps) {
  const sale = variant.sale ?? noSale
  return (
    <Row>
      <Cell>{name}</Cell>
      <Cell color="fg.muted" fontVariantNumeric="tabular-nums">
        {variant.price}
      </Cell>
      {fields.map(({ key, label }) => {
        const error = errorOf(`variants.${index}.sale.${key}`)
        const errorId = `sale-${index}-${key}`
        return (
          <Cell
            key={key}
            gridColumn={{ mdDown: '1 / -1' }}
            paddingBlock={2}
            css={{ '&&:nth-of-type(even)': { textAlign: 'start' } }}
          >
            <chakra.div display="grid" gap={1}>
              <chakra.span display={{ md: 'none' }} color="fg.muted" aria-hidden>
                {label(timeZone)}
              </chakra.span>
              <Input
                {...saleInput(key, { sale, timeZone, onSale })}
                aria-label={`${label(timeZone)}, ${name}`}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : errorId}
              />
              {error === undefined ? null : (
                <chakra.span id={errorId} color="bad">
                  {error}
                </chakra.span>
              )}
            </chakra.div>
          </Cell>
        )
      })}
    </Row>
  )
}

/** A sale for all variants. */
function SaleOfAll({ form, onChange, timeZone }: Pick<TimedPartProps, 'form' | 'onChange' | 'timeZone'>) {
  const [sale, setSale] = useState(noSale)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="end">
      {fields.map(({ key, label }) => (
        <chakra.div key={key} minWidth={0}>
          <TextField
            label={m.admin_sale_of_all({ field: label(timeZone) })}
            isRequired={false}
            {...saleInput(key, { sale, timeZone, onSale: setSale })}
          />
        </chakra.div>
      ))}
      <Button onClick={() => onChange({ variants: form.variants.map((variant) => ({ ...variant, sale })) })}>
        {m.admin_variants_set()}
      </Button>
    </chakra.div>
  )
}

interface SalePartProps extends TimedPartProps {
  labelOf: (variant: VariantForm) => string
}

/** Sale prices by variant; collapsed without a sale. */
export function SalePart({ form, onChange, errorOf, timeZone, labelOf }: SalePartProps) {
  const hasSale = form.variants.some(({ sale = noSale }) => Object.values(sale).some((value) => value !== ''))
  const [isOpen, setOpen] = useState(hasSale)
  if (!isOpen && !hasSale)
    return (
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {m.admin_sale_add()}
        </Button>
      </div>
    )
  return (
    <chakra.section
      aria-label={m.admin_sale_title()}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={4}
      minWidth={0}
    >
      <div>
        <chakra.h3 fontSize="md">{m.admin_sale_title()}</chakra.h3>
        <chakra.p color="fg.muted">{m.admin_sale_hint()}</chakra.p>
      </div>
      {form.variants.length > 1 ? <SaleOfAll form={form} onChange={onChange} timeZone={timeZone} /> : null}
      <Table aria-label={m.admin_sale_title()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_sale_variant()}</th>
            <th scope="col">{m.admin_product_price()}</th>
            {fields.map(({ key, label }) => (
              <th key={key} scope="col">
                {label(timeZone)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {form.variants.map((variant, index) => (
            <SaleRow
              key={combinationKey(variant.options)}
              variant={variant}
              name={labelOf(variant)}
              index={index}
              errorOf={errorOf}
              timeZone={timeZone}
              onSale={(sale) =>
                onChange({ variants: form.variants.map((one, at) => (at === index ? { ...one, sale } : one)) })
              }
            />
          ))}
        </tbody>
      </Table>
    </chakra.section>
  )
}
