import type { AdminCategory, TextBlock } from '@motif/contract'
import { productSlugOf } from '@motif/contract/admin-product-rules'
import { blocksText, paragraphsOf } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { TextField } from '../../../components/field/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import { categoryText } from '../category-text.ts'
import { Pair, Part } from '../editor-part.tsx'
import { RichTextField } from '../rich-text/index.ts'
import type { PartProps } from './editor-parts.tsx'
import { plainDescription } from './plain-description.ts'
import type { ProductForm } from './product-form.ts'

const descriptionHeadings = [3] as const

/** Form values of an edited description. A text without headings, lists, links and styles is plain. */
function describedBy(
  blocks: readonly TextBlock[],
  former: ProductForm
): Pick<ProductForm, 'description' | 'richDescription'> {
  const rich = blocks.map((block) => (block.kind === 'heading' ? { ...block, level: 3 as const } : block))
  const isPlain = rich.every(
    (block) =>
      block.kind === 'paragraph' && block.spans.every(({ text: _text, ...look }) => Object.keys(look).length === 0)
  )
  if (!isPlain) return { description: blocksText(blocks).trim(), richDescription: rich }
  const lines = blocks.map((block) => blocksText([block]).trim())
  return { description: plainDescription(lines, former.description), richDescription: null }
}

interface FactsProps extends PartProps {
  /** Changes when the form is replaced, so that the editor shows the new text. */
  edition: number
  categories: readonly AdminCategory[]
  isAddressFixed: boolean
  /** Its URL is public, so changing it needs care. */
  isKnownToShoppers: boolean
}

/** Facts of the product. The slug follows the name until edited. */
export const FactsPart = ({
  form,
  onChange,
  errorOf,
  edition,
  categories,
  isAddressFixed,
  isKnownToShoppers
}: FactsProps) => (
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
        {categories.map(({ slug }) => (
          <option key={slug} value={slug}>
            {categoryText(categories, slug)}
          </option>
        ))}
      </SelectField>
    </Pair>
    <RichTextField
      key={edition}
      label={m.admin_product_description()}
      headings={descriptionHeadings}
      initial={form.richDescription ?? paragraphsOf(form.description)}
      error={errorOf('description') ?? errorOf('richDescription')}
      onChange={({ blocks }) => onChange(describedBy(blocks, form))}
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
