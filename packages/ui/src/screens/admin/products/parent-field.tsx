import type { AdminCategory } from '@motif/contract'
import { canBeBelow } from '@motif/contract/category-rules'
import { m } from '@motif/messages'
import { SelectField } from '../../../components/select/index.ts'
import { categoryText } from '../category-text.ts'

interface ParentFieldProps {
  /** The category that stands below; undefined for a new one. */
  slug?: string
  categories: readonly AdminCategory[]
  label: string
  /** Null: at the top. */
  value: string | null
  /** For the focus after a move. */
  'data-move'?: string
  onChange: (parent: string | null) => void
}

/** Chooses the category above another. */
export const ParentField = ({ slug, categories, label, value, onChange, ...select }: ParentFieldProps) => (
  <SelectField
    {...select}
    label={label}
    isRequired={false}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
  >
    <option value="">{m.admin_category_top()}</option>
    {categories
      .filter((other) => canBeBelow(categories, slug ?? '', other.slug))
      .map((other) => (
        <option key={other.slug} value={other.slug}>
          {categoryText(categories, other.slug)}
        </option>
      ))}
  </SelectField>
)
