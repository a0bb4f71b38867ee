import { chakra } from '@chakra-ui/react'
import type { AdminCategory } from '@motif/contract'
import { type BulkEditKind, bulkEditKinds, bulkPriceEndings } from '@motif/contract/bulk-edit-rules'
import { m } from '@motif/messages'
import { TextField } from '../../../components/field/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { categoryText } from '../category-text.ts'
import { momentInput } from '../typed-values.ts'
import type { BulkEditForm, WrongBulkField } from './bulk-edit-form.ts'
import { isProductStatus, productStatuses } from './product-status.tsx'

const kindNames: Readonly<Record<BulkEditKind, () => string>> = {
  price: m.admin_bulk_price,
  sale: m.admin_bulk_sale,
  'end-sale': m.admin_bulk_end_sale,
  category: m.admin_bulk_category,
  'add-stock': m.admin_bulk_add_stock,
  'set-stock': m.admin_bulk_set_stock,
  status: m.admin_bulk_status
}

const sentences: Readonly<Record<WrongBulkField, () => string>> = {
  value: m.admin_bulk_value_wrong,
  until: m.admin_bulk_until_wrong,
  category: m.admin_bulk_category_missing,
  pieces: m.admin_bulk_pieces_wrong
}

interface BulkEditFieldsProps {
  form: BulkEditForm
  onChange: (part: Partial<BulkEditForm>) => void
  wrong: WrongBulkField | undefined
  categories: readonly AdminCategory[] | undefined
  decimals: number
  timeZone: string
}

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: 4, alignItems: 'start' }
})

function PriceFields({ form, onChange, wrong, decimals }: Omit<BulkEditFieldsProps, 'categories' | 'timeZone'>) {
  const isSale = form.kind === 'sale'
  return (
    <>
      <Pair>
        {isSale ? null : (
          <SelectField
            label={m.admin_bulk_direction()}
            value={form.isRaise ? 'up' : 'down'}
            onChange={({ currentTarget: { value } }) => onChange({ isRaise: value === 'up' })}
          >
            <option value="up">{m.admin_bulk_raise()}</option>
            <option value="down">{m.admin_bulk_lower()}</option>
          </SelectField>
        )}
        <SelectField
          label={m.admin_bulk_by()}
          value={form.by}
          onChange={({ currentTarget: { value } }) => onChange({ by: value === 'amount' ? 'amount' : 'percent' })}
        >
          <option value="percent">{m.admin_bulk_percent()}</option>
          <option value="amount">{m.admin_bulk_amount()}</option>
        </SelectField>
        <TextField
          name="value"
          label={isSale ? m.admin_bulk_off() : m.admin_bulk_value()}
          inputMode="decimal"
          autoComplete="off"
          error={wrong === 'value' ? sentences.value() : undefined}
          value={form.value}
          onChange={({ currentTarget: { value } }) => onChange({ value })}
        />
        {decimals < 2 ? null : (
          <SelectField
            label={m.admin_bulk_ending()}
            value={form.ending}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ending: bulkPriceEndings.find((known) => known === value) ?? 'exact' })
            }
          >
            {bulkPriceEndings.map((ending) => (
              <option key={ending} value={ending}>
                {ending === 'exact' ? m.admin_bulk_ending_exact() : m.admin_bulk_ending_of({ ending })}
              </option>
            ))}
          </SelectField>
        )}
      </Pair>
    </>
  )
}

/** What a bulk edit does, and its values. */
export function BulkEditFields(props: BulkEditFieldsProps) {
  const { form, onChange, wrong, categories, timeZone } = props
  const { kind } = form
  return (
    <chakra.div display="grid" gap={4}>
      <SelectField
        label={m.admin_bulk_action()}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: bulkEditKinds.find((known) => known === value) ?? 'price' })
        }
      >
        {bulkEditKinds.map((known) => (
          <option key={known} value={known}>
            {kindNames[known]()}
          </option>
        ))}
      </SelectField>
      {kind === 'price' || kind === 'sale' ? <PriceFields {...props} /> : null}
      {kind === 'sale' ? (
        <Pair>
          <TextField
            label={m.admin_sale_from({ zone: timeZone })}
            isRequired={false}
            {...momentInput({ value: form.from, timeZone, onChange: (from) => onChange({ from }) })}
          />
          <TextField
            label={m.admin_sale_until({ zone: timeZone })}
            name="until"
            isRequired={false}
            error={wrong === 'until' ? sentences.until() : undefined}
            {...momentInput({ value: form.until, timeZone, onChange: (until) => onChange({ until }) })}
          />
        </Pair>
      ) : null}
      {kind === 'category' ? (
        <SelectField
          name="category"
          label={m.admin_bulk_new_category()}
          error={wrong === 'category' ? sentences.category() : undefined}
          value={form.category}
          onChange={({ currentTarget: { value } }) => onChange({ category: value })}
        >
          <option value="">{m.admin_bulk_category_choose()}</option>
          {categories?.map(({ slug }) => (
            <option key={slug} value={slug}>
              {categoryText(categories, slug)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'add-stock' || kind === 'set-stock' ? (
        <TextField
          name="pieces"
          label={kind === 'add-stock' ? m.admin_bulk_pieces() : m.admin_bulk_on_hand()}
          hint={kind === 'add-stock' ? m.admin_bulk_pieces_hint() : m.admin_bulk_on_hand_hint()}
          inputMode="numeric"
          autoComplete="off"
          error={wrong === 'pieces' ? sentences.pieces() : undefined}
          value={form.pieces}
          onChange={({ currentTarget: { value } }) => onChange({ pieces: value })}
        />
      ) : null}
      {kind === 'status' ? (
        <SelectField
          label={m.admin_bulk_new_status()}
          value={form.status}
          onChange={({ currentTarget: { value } }) => onChange({ status: isProductStatus(value) ? value : 'draft' })}
        >
          {Object.entries(productStatuses).map(([status, { label }]) => (
            <option key={status} value={status}>
              {label()}
            </option>
          ))}
        </SelectField>
      ) : null}
    </chakra.div>
  )
}
