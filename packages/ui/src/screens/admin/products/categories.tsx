import { chakra } from '@chakra-ui/react'
import type { AdminCategory } from '@motif/contract'
import { categoryPath, childCategories } from '@motif/contract/category-rules'
import { m } from '@motif/messages'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { sentenceOf } from '../../../failure/index.ts'
import type { OpenPartProps } from '../open-part.ts'
import { TableSkeleton } from '../table.tsx'
import { type CategoryMove, type DropPlace, droppedAt, dropPlaceOf, movedBy, placeOf } from './category-moves.ts'
import { NewCategory } from './new-category.tsx'
import { ParentField } from './parent-field.tsx'
import type { ProductSectionsProps } from './types.ts'
import { type MoveControl, moveControl, useCategoryMoves } from './use-category-moves.ts'

/** A category that is dragged is known by its slug; nothing else that is dropped is taken. */
const draggedCategory = 'text/x-category'

interface CategoryRowProps extends Pick<ProductSectionsProps, 'onChangeCategory' | 'onRemoveCategory'> {
  category: AdminCategory
  categories: readonly AdminCategory[]
  /** Changes the place. After a move by a control, the focus goes to the first of `focus` that is enabled. */
  onMove: (change: CategoryMove | undefined, focus?: readonly MoveControl[]) => void
}

function CategoryRow({ category, categories, onMove, onChangeCategory, onRemoveCategory }: CategoryRowProps) {
  const { slug, products } = category
  const level = categoryPath(categories, slug).length - 1
  const [name, setName] = useState(category.name)
  const [description, setDescription] = useState(category.description)
  const [parent, setParent] = useState(category.parent)
  const [dropping, setDropping] = useState<DropPlace | undefined>()
  const row = useRef<HTMLLIElement>(null)
  const isChanged = name !== category.name || description !== category.description || parent !== category.parent
  const { number, count } = placeOf(categories, category)
  const hasChildren = childCategories(categories, slug).length > 0
  return (
    <chakra.li
      ref={row}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes(draggedCategory)) return
        event.preventDefault()
        setDropping(dropPlaceOf(event))
      }}
      onDragLeave={() => setDropping(undefined)}
      onDrop={(event: DragEvent) => {
        const dragged = event.dataTransfer.getData(draggedCategory)
        if (dragged === '') return
        event.preventDefault()
        setDropping(undefined)
        onMove(droppedAt(categories, dragged, category, dropPlaceOf(event)))
      }}
      outline={dropping === 'below' ? '2px solid' : undefined}
      outlineColor="accent"
      borderBlockStartColor={dropping === 'before' ? 'accent' : undefined}
      paddingBlock={4}
      paddingInlineStart={{ base: level * 4, md: level * 8 }}
      borderBlockStartWidth="1px"
    >
      <chakra.form
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 14rem) minmax(0, 1fr) minmax(0, 12rem) auto' }}
        gap={4}
        alignItems="end"
        onSubmit={(event) => {
          event.preventDefault()
          const change = { slug, name: name.trim(), description: description.trim() }
          if (parent === category.parent) onChangeCategory(change)
          else onMove({ ...change, parent }, ['parent'])
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
        <ParentField
          slug={slug}
          categories={categories}
          label={m.admin_category_parent_of({ slug })}
          value={parent}
          onChange={setParent}
          data-move={moveControl(slug, 'parent')}
        />
        <chakra.div display="flex" gap={2} alignItems="center" flexWrap="wrap">
          <chakra.span
            aria-hidden
            draggable
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.setData(draggedCategory, slug)
              event.dataTransfer.effectAllowed = 'move'
              if (row.current) event.dataTransfer.setDragImage(row.current, 0, 0)
            }}
            cursor="grab"
            color="fg.muted"
          >
            <GripVertical size={20} strokeWidth={1.75} />
          </chakra.span>
          <chakra.span color="fg.muted" whiteSpace="nowrap">
            {m.admin_category_products({ count: products })}
          </chakra.span>
          <IconButton
            label={m.admin_category_up({ category: category.name })}
            data-move={moveControl(slug, 'up')}
            disabled={number === 1}
            onClick={() => onMove(movedBy(categories, category, -1), ['up', 'down'])}
            icon={<ArrowUp aria-hidden />}
          />
          <IconButton
            label={m.admin_category_down({ category: category.name })}
            data-move={moveControl(slug, 'down')}
            disabled={number === count}
            onClick={() => onMove(movedBy(categories, category, 1), ['down', 'up'])}
            icon={<ArrowDown aria-hidden />}
          />
          <IconButton
            label={m.admin_category_remove({ category: category.name })}
            disabled={products > 0 || hasChildren}
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

/** The tree as a list: a category is followed by those below it. */
function CategoryTree({
  categories,
  onChangeCategory,
  onRemoveCategory
}: Pick<ProductSectionsProps, 'onChangeCategory' | 'onRemoveCategory'> & { categories: readonly AdminCategory[] }) {
  const { root, announcement, moving } = useCategoryMoves(categories)
  return (
    <>
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      <ol ref={root}>
        {categories.map((category) => (
          <CategoryRow
            key={`${category.slug} ${category.name} ${category.description} ${category.parent ?? ''}`}
            category={category}
            categories={categories}
            onMove={(change, focus = []) => {
              if (!change) return
              moving(change.slug, focus)
              onChangeCategory(change)
            }}
            onChangeCategory={onChangeCategory}
            onRemoveCategory={onRemoveCategory}
          />
        ))}
      </ol>
    </>
  )
}

/** Categories in the order of the tree: add, nest, rename, move, and delete if empty. */
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
        <CategoryTree
          categories={categories}
          onChangeCategory={props.onChangeCategory}
          onRemoveCategory={props.onRemoveCategory}
        />
      )}
    </chakra.section>
  )
}
