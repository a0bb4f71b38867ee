import { chakra } from '@chakra-ui/react'
import type { AdminCategory } from '@motif/contract'
import { freeName, isSlugOfWhole, slugLettersMax, slugOf } from '@motif/contract/admin-product-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { type OpenPartProps, partIdOf, useFocusOnPart } from '../open-part.ts'
import { ParentField } from './parent-field.tsx'
import type { ProductSectionsProps } from './types.ts'

/** The address follows the name until it is edited. */
export function NewCategory({
  categories,
  onAddCategory,
  isSavingCategory = false,
  ...part
}: Pick<ProductSectionsProps, 'onAddCategory' | 'isSavingCategory'> &
  OpenPartProps & { categories: readonly AdminCategory[] }) {
  useFocusOnPart(part)
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  // The chosen category may be deleted meanwhile.
  const parent = categories.some((category) => category.slug === chosen) ? chosen : null
  const taken = new Set(categories.map((category) => category.slug))
  const own = slugOf(name) || (name.trim() === '' ? '' : 'category')
  const ofName = categories.filter((category) => category.name.toLowerCase() === name.trim().toLowerCase())
  const isKnown = ofName.some((category) => category.parent === parent)
  // A taken address is refused with a reason, unless it says only part of the name, or the name is that of a category elsewhere in the tree.
  const slug = typed ?? (isSlugOfWhole(name) && ofName.length === 0 ? own : freeName(taken, own))
  const add = async () => {
    if (await onAddCategory({ name: name.trim(), slug, ...(parent !== null && { parent }) })) return
    setName('')
    setTyped(null)
  }
  return (
    <chakra.form
      id={partIdOf('new')}
      scrollMarginBlockStart={20}
      display="flex"
      flexWrap="wrap"
      gap={3}
      alignItems="start"
      marginBlockEnd={6}
      onSubmit={(event) => {
        event.preventDefault()
        if (slug === '' || isKnown) return
        if (!isSavingCategory) void add()
      }}
    >
      <TextField
        label={m.admin_category_new()}
        value={name}
        maxLength={60}
        error={isKnown ? m.admin_category_known() : undefined}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <TextField
        label={m.admin_product_address()}
        hint={`/?category=${slug}`}
        value={slug}
        maxLength={slugLettersMax}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <ParentField categories={categories} label={m.admin_category_parent()} value={parent} onChange={setChosen} />
      <chakra.div paddingBlockStart={6}>
        <Button type="submit" isBusy={isSavingCategory} disabled={name.trim() === '' || slug === '' || isKnown}>
          {m.admin_category_add()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
