import type { AdminCategory } from '@motif/contract'
import { productSlugOf } from '@motif/contract/admin-product-rules'
import { m } from '@motif/messages'
import { TextField } from '../../../components/field/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import type { PartProps } from './editor-parts.tsx'

interface FactsProps extends PartProps {
  categories: readonly AdminCategory[]
  isAddressFixed: boolean
  /** Its URL is public, so changing it needs care. */
  isKnownToShoppers: boolean
}

/** Facts of the product. The slug follows the name until edited. */
export const FactsPart = ({ form, onChange, errorOf, categories, isAddressFixed, isKnownToShoppers }: FactsProps) => (
  <Part title={m.admin_product_facts()}>
    <TextField
      label={m.admin_product_name()}
      value={form.name}
      maxLength={120}
      error={errorOf('name')}
      onChange={({ currentTarget: { value } }) =>
        onChange({
          name: value,
          ...(!isAddressFixed &&
            !isKnownToShoppers &&
            form.slug === productSlugOf(form.name) && { slug: productSlugOf(value) })
        })
      }
    />
    <Pair>
      <TextField
        label={m.admin_product_address()}
        hint={
          isAddressFixed
            ? m.admin_product_address_fixed()
            : isKnownToShoppers
              ? m.admin_product_address_leads({ path: `/product/${form.slug}` })
              : `/product/${form.slug}`
        }
        value={form.slug}
        readOnly={isAddressFixed}
        error={errorOf('slug')}
        onChange={({ currentTarget: { value } }) => onChange({ slug: value })}
      />
      <SelectField
        label={m.admin_product_category()}
        value={form.category}
        error={errorOf('category')}
        onChange={({ currentTarget: { value } }) => onChange({ category: value })}
      >
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </Pair>
    <TextAreaField
      label={m.admin_product_description()}
      value={form.description}
      error={errorOf('description')}
      onChange={({ currentTarget: { value } }) => onChange({ description: value })}
    />
    <TextAreaField
      label={m.admin_product_details()}
      hint={m.admin_product_details_hint()}
      isRequired={false}
      value={form.details}
      error={errorOf('details')}
      onChange={({ currentTarget: { value } }) => onChange({ details: value })}
    />
    <Pair>
      <TextField
        label={m.admin_product_weight()}
        inputMode="numeric"
        value={form.weight}
        error={errorOf('weightGrams')}
        onChange={({ currentTarget: { value } }) => onChange({ weight: value })}
      />
      <TextField
        label={m.admin_product_tax_class()}
        hint={m.admin_product_tax_class_hint()}
        value={form.taxClass}
        error={errorOf('taxClass')}
        onChange={({ currentTarget: { value } }) => onChange({ taxClass: value })}
      />
    </Pair>
  </Part>
)
