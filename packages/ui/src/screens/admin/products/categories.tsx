import { chakra } from '@chakra-ui/react'
import type { AdminCategory } from '@motif/contract'
import { freeName, isSlugOfWhole, slugLettersMax, slugOf } from '@motif/contract/admin-product-rules'
import { m } from '@motif/messages'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { sentenceOf } from '../../../failure/index.ts'
import { type OpenPartProps, partIdOf, useFocusOnPart } from '../open-part.ts'
import { TableSkeleton } from '../table.tsx'
import type { ProductSectionsProps } from './types.ts'

interface CategoryRowProps extends Pick<ProductSectionsProps, 'onChangeCategory' | 'onRemoveCategory'> {
  category: AdminCategory
  index: number
  count: number
}

function CategoryRow({ category, index, count, onChangeCategory, onRemoveCategory }: CategoryRowProps) {
  const { slug, products } = category
  const [name, setName] = useState(category.name)
  const [description, setDescription] = useState(category.description)
  const isChanged = name !== category.name || description !== category.description
  const move = (position: number) =>
    onChangeCategory({ slug, name: category.name, description: category.description, position })
  return (
    <chakra.li paddingBlock={4} borderBlockStartWidth="1px">
      <chakra.form
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 14rem) minmax(0, 1fr) auto' }}
        gap={4}
        alignItems="end"
        onSubmit={(event) => {
          event.preventDefault()
          onChangeCategory({ slug, name: name.trim(), description: description.trim() })
        }}
      >
        <TextField
          label={m.admin_category_name_of({ slug })}
          value={name}
          maxLength={60}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <TextField
          label={m.admin_category_description_of({ slug })}
          isRequired={false}
          value={description}
          maxLength={500}
          onChange={({ currentTarget: { value } }) => setDescription(value)}
        />
        <chakra.div display="flex" gap={2} alignItems="center" flexWrap="wrap">
          <chakra.span color="fg.muted" whiteSpace="nowrap">
            {m.admin_category_products({ count: products })}
          </chakra.span>
          <IconButton
            label={m.admin_category_up({ category: category.name })}
            disabled={index === 0}
            onClick={() => move(index - 1)}
            icon={<ArrowUp aria-hidden />}
          />
          <IconButton
            label={m.admin_category_down({ category: category.name })}
            disabled={index === count - 1}
            onClick={() => move(index + 1)}
            icon={<ArrowDown aria-hidden />}
          />
          <IconButton
            label={m.admin_category_remove({ category: category.name })}
            disabled={products > 0}
            onClick={() => onRemoveCategory(category)}
            icon={<Trash2 aria-hidden />}
          />
          <Button type="submit" size="sm" disabled={!isChanged || name.trim() === ''}>
            {m.common_save()}
          </Button>
        </chakra.div>
      </chakra.form>
    </chakra.li>
  )
}

/** The address follows the name until it is edited. */
function NewCategory({
  categories,
  onAddCategory,
  isSavingCategory = false,
  ...part
}: Pick<ProductSectionsProps, 'onAddCategory' | 'isSavingCategory'> &
  OpenPartProps & { categories: readonly AdminCategory[] }) {
  useFocusOnPart(part)
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const taken = new Set(categories.map((category) => category.slug))
  const own = slugOf(name) || (name.trim() === '' ? '' : 'category')
  // A taken address is refused with a reason, unless it says only part of the name.
  const slug = typed ?? (isSlugOfWhole(name) ? own : freeName(taken, own))
  const isKnown = categories.some((category) => category.name.toLowerCase() === name.trim().toLowerCase())
  const add = async () => {
    if (await onAddCategory({ name: name.trim(), slug })) return
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
      <chakra.div paddingBlockStart={6}>
        <Button type="submit" isBusy={isSavingCategory} disabled={name.trim() === '' || slug === '' || isKnown}>
          {m.admin_category_add()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

/** Categories in shop order: add, rename, move, and delete if empty. */
export function Categories(props: ProductSectionsProps & OpenPartProps) {
  const { categories, categoriesFailure, onRetryCategories, categoryFailure } = props
  if (categoriesFailure && !categories)
    return (
      <FailedState
        failure={categoriesFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryCategories}
      />
    )
  if (!categories) return <TableSkeleton label={m.admin_loading()} />
  return (
    <chakra.section aria-label={m.admin_section_categories()}>
      <NewCategory {...props} categories={categories} />
      {categoryFailure ? <Notice tone="bad">{categoryFailure.detail ?? sentenceOf(categoryFailure)}</Notice> : null}
      {categories.length === 0 ? (
        <EmptyState drawing="stall" title={m.admin_categories_empty_title()}>
          {m.admin_categories_empty_text()}
        </EmptyState>
      ) : (
        <ol>
          {categories.map((category, index) => (
            <CategoryRow
              key={`${category.slug} ${category.name} ${category.description}`}
              category={category}
              index={index}
              count={categories.length}
              onChangeCategory={props.onChangeCategory}
              onRemoveCategory={props.onRemoveCategory}
            />
          ))}
        </ol>
      )}
    </chakra.section>
  )
}
