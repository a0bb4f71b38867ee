import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Input, TextField } from '../../../components/field/index.ts'
import { Cell, Row, Table } from '../table.tsx'
import type { PartProps } from './editor-parts.tsx'
import { type SaleForm, type VariantForm, combinationKey, noSale } from './product-form.ts'

const fields = [
  { key: 'price', type: 'text', label: () => m.admin_sale_price() },
  { key: 'from', type: 'datetime-local', label: () => m.admin_sale_from() },
  { key: 'until', type: 'datetime-local', label: () => m.admin_sale_until() }
] as const satisfies readonly { key: keyof SaleForm; type: string; label: () => string }[]

interface SaleRowProps extends Pick<PartProps, 'errorOf'> {
  variant: VariantForm
  name: string
  index: number
  onSale: (sale: SaleForm) => void
}

function SaleRow({ variant, name, index, errorOf, onSale }: SaleRowProps) {
  const sale = variant.sale ?? noSale
  return (
    <Row>
      <Cell>{name}</Cell>
      <Cell color="fg.muted" fontVariantNumeric="tabular-nums">
        {variant.price}
      </Cell>
      {fields.map(({ key, type, label }) => {
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
                {label()}
              </chakra.span>
              <Input
                type={type}
                aria-label={`${label()}, ${name}`}
                {...(key === 'price' && { inputMode: 'decimal' })}
                value={sale[key]}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : errorId}
                onChange={({ currentTarget: { value } }) => onSale({ ...sale, [key]: value })}
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
function SaleOfAll({ form, onChange }: Pick<PartProps, 'form' | 'onChange'>) {
  const [sale, setSale] = useState(noSale)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="end">
      {fields.map(({ key, type, label }) => (
        <chakra.div key={key} minWidth={0}>
          <TextField
            type={type}
            label={m.admin_sale_of_all({ field: label() })}
            isRequired={false}
            {...(key === 'price' && { inputMode: 'decimal' })}
            value={sale[key]}
            onChange={({ currentTarget: { value } }) => setSale({ ...sale, [key]: value })}
          />
        </chakra.div>
      ))}
      <Button onClick={() => onChange({ variants: form.variants.map((variant) => ({ ...variant, sale })) })}>
        {m.admin_variants_set()}
      </Button>
    </chakra.div>
  )
}

interface SalePartProps extends PartProps {
  labelOf: (variant: VariantForm) => string
}

/** Sale prices by variant; collapsed without a sale. */
export function SalePart({ form, onChange, errorOf, labelOf }: SalePartProps) {
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
      {form.variants.length > 1 ? <SaleOfAll form={form} onChange={onChange} /> : null}
      <Table aria-label={m.admin_sale_title()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_sale_variant()}</th>
            <th scope="col">{m.admin_product_price()}</th>
            {fields.map(({ key, label }) => (
              <th key={key} scope="col">
                {label()}
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
