import { chakra } from '@chakra-ui/react'
import { freeName, slugOf } from '@motif/contract/admin-product-rules'
import { m } from '@motif/messages'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Input, TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Cell, Row, Table } from '../table.tsx'
import { Pair, Part } from '../editor-part.tsx'
import type { PartProps, TimedPartProps } from './editor-parts.tsx'
import { type ProductForm, type VariantForm, combinationKey, valuesOf, variantsFor } from './product-form.ts'
import { SalePart } from './sale-part.tsx'

type Option = ProductForm['options'][number]

const optionsMax = 3

interface OptionRowProps extends Pick<PartProps, 'errorOf'> {
  option: Option
  index: number
  onOption: (option: Option) => void
  onRemove: () => void
}

/** Values are parsed on blur. */
function OptionRow({ option, index, errorOf, onOption, onRemove }: OptionRowProps) {
  const isColour = option.id === 'colour'
  /** Text of the field while it differs from the values. */
  const [typed, setTyped] = useState<string>()
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 2fr) auto" gap={3} alignItems="start">
        <TextField
          label={m.admin_option_name({ index: index + 1 })}
          value={option.name}
          error={errorOf(`options.${index}.id`) ?? errorOf(`options.${index}.name`)}
          onChange={({ currentTarget: { value } }) => onOption({ ...option, name: value })}
        />
        <TextField
          label={m.admin_option_values({ index: index + 1 })}
          hint={m.admin_option_values_hint()}
          value={typed ?? option.values.map(({ label }) => label).join(', ')}
          error={errorOf(`options.${index}.values`)}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onBlur={() => {
            if (typed === undefined) return
            onOption({ ...option, values: valuesOf(typed, option.values, isColour) })
            setTyped(undefined)
          }}
        />
        <chakra.div paddingBlockStart={6}>
          <IconButton
            label={m.admin_option_remove({ option: option.name })}
            onClick={onRemove}
            icon={<Trash2 aria-hidden />}
          />
        </chakra.div>
      </chakra.div>
      {isColour ? (
        <chakra.div display="flex" flexWrap="wrap" gap={4}>
          {option.values.map((value) => (
            <chakra.label key={value.value} display="flex" alignItems="center" gap={2} minHeight="target">
              <chakra.input
                type="color"
                boxSize="2rem"
                value={value.swatch ?? '#8c857a'}
                onChange={({ currentTarget }) =>
                  onOption({
                    ...option,
                    values: option.values.map((one) =>
                      one.value === value.value ? { ...one, swatch: currentTarget.value } : one
                    )
                  })
                }
              />
              {value.label}
            </chakra.label>
          ))}
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

function BulkSet({ form, onChange }: Pick<PartProps, 'form' | 'onChange'>) {
  const [price, setPrice] = useState('')
  const [onHand, setOnHand] = useState('')
  const set = (change: Partial<VariantForm>) =>
    onChange({ variants: form.variants.map((variant) => ({ ...variant, ...change })) })
  return (
    <Pair>
      <chakra.div display="flex" gap={2} alignItems="end">
        <TextField
          label={m.admin_variants_price_of_all()}
          isRequired={false}
          inputMode="decimal"
          value={price}
          onChange={({ currentTarget: { value } }) => setPrice(value)}
        />
        <Button onClick={() => set({ price })} disabled={price === ''}>
          {m.admin_variants_set()}
        </Button>
      </chakra.div>
      <chakra.div display="flex" gap={2} alignItems="end">
        <TextField
          label={m.admin_variants_stock_of_all()}
          isRequired={false}
          inputMode="numeric"
          value={onHand}
          onChange={({ currentTarget: { value } }) => setOnHand(value)}
        />
        <Button onClick={() => set({ onHand })} disabled={onHand === ''}>
          {m.admin_variants_set()}
        </Button>
      </chakra.div>
    </Pair>
  )
}

interface VariantRowProps extends Pick<PartProps, 'errorOf'> {
  variant: VariantForm
  name: string
  index: number
  onVariant: (change: Partial<VariantForm>) => void
}

function VariantRow({ variant, name, index, errorOf, onVariant }: VariantRowProps) {
  const field = (key: 'sku' | 'price' | 'onHand' | 'weight', label: string, member: string) => {
    const error = errorOf(`variants.${index}.${member}`)
    const errorId = `variant-${index}-${key}`
    return (
      <chakra.div display="grid" gap={1}>
        <chakra.span display={{ md: 'none' }} color="fg.muted" aria-hidden>
          {label}
        </chakra.span>
        <Input
          aria-label={`${label}, ${name}`}
          inputMode={key === 'sku' ? 'text' : 'decimal'}
          value={variant[key]}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={({ currentTarget: { value } }) => onVariant({ [key]: value })}
        />
        {error === undefined ? null : (
          <chakra.span id={errorId} color="bad">
            {error}
          </chakra.span>
        )}
      </chakra.div>
    )
  }
  const combination = errorOf(`variants.${index}.options`)
  return (
    <Row>
      <Cell>
        <Checkbox checked={variant.isSold} onChange={({ isChecked }) => onVariant({ isSold: isChecked })}>
          <chakra.span whiteSpace={{ md: 'nowrap' }}>{name}</chakra.span>
        </Checkbox>
        {combination === undefined ? null : <chakra.span color="bad">{combination}</chakra.span>}
      </Cell>
      <Cell gridColumn={{ mdDown: '1 / -1' }}>{field('sku', m.admin_stock_sku(), 'sku')}</Cell>
      <Cell>{field('price', m.admin_product_price(), 'price')}</Cell>
      <Cell>{field('onHand', m.admin_stock_on_hand(), 'onHand')}</Cell>
      <Cell>{field('weight', m.admin_variant_weight(), 'weightGrams')}</Cell>
    </Row>
  )
}

/** Options, and a row per combination. */
export function VariantsPart({ form, onChange, errorOf, timeZone }: TimedPartProps) {
  const setOptions = (options: Option[]) => onChange({ options, variants: variantsFor(form, options) })
  const add = (name: string, id: string) => {
    const taken = new Set(form.options.map((option) => option.id))
    setOptions([...form.options, { id: freeName(taken, id), name, values: [] }])
  }
  const labelOf = ({ options }: VariantForm) =>
    form.options
      .map(({ id, values }) => values.find(({ value }) => value === options[id])?.label)
      .filter((label) => label !== undefined)
      .join(', ') || m.admin_variant_only()
  const error = errorOf('variants')
  return (
    <Part title={m.admin_product_variants()} hint={m.admin_product_variants_hint()}>
      {/* Above the options: a press on one of them ends typing below, which makes rows appear, and must not miss for it. */}
      {form.options.length < optionsMax ? (
        <chakra.div display="flex" gap={3} flexWrap="wrap">
          {form.options.some(({ id }) => id === 'colour') ? null : (
            <Button size="sm" onClick={() => add(m.admin_option_colour(), 'colour')}>
              {m.admin_option_add_colour()}
            </Button>
          )}
          <Button size="sm" onClick={() => add(m.admin_option_size(), slugOf(m.admin_option_size()) || 'option')}>
            {m.admin_option_add()}
          </Button>
        </chakra.div>
      ) : null}
      {form.options.map((option, index) => (
        <OptionRow
          key={option.id}
          option={option}
          index={index}
          errorOf={errorOf}
          onOption={(changed) => setOptions(form.options.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => setOptions(form.options.filter((_, at) => at !== index))}
        />
      ))}
      {form.variants.length > 1 ? <BulkSet form={form} onChange={onChange} /> : null}
      {error === undefined ? null : (
        <chakra.p role="alert" color="bad">
          {error}
        </chakra.p>
      )}
      <Table aria-label={m.admin_product_variants()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_variant_sold()}</th>
            <th scope="col">{m.admin_stock_sku()}</th>
            <th scope="col">{m.admin_product_price()}</th>
            <th scope="col">{m.admin_stock_on_hand()}</th>
            <th scope="col">{m.admin_variant_weight()}</th>
          </tr>
        </thead>
        <tbody>
          {form.variants.map((variant, index) => (
            <VariantRow
              key={combinationKey(variant.options)}
              variant={variant}
              name={labelOf(variant)}
              index={index}
              errorOf={errorOf}
              onVariant={(change) =>
                onChange({ variants: form.variants.map((one, at) => (at === index ? { ...one, ...change } : one)) })
              }
            />
          ))}
        </tbody>
      </Table>
      <SalePart form={form} onChange={onChange} errorOf={errorOf} timeZone={timeZone} labelOf={labelOf} />
    </Part>
  )
}
