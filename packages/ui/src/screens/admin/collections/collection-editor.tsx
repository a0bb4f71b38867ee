import { chakra } from '@chakra-ui/react'
import type { CollectionProduct, OpenCollection } from '@motif/contract'
import { collectionLimits as limits } from '@motif/contract/collection-rules'
import { m } from '@motif/messages'
import { type ComponentProps, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import { formatList } from '../../../format/index.ts'
import { SaveBar } from '../save-bar.tsx'
import { Conflict } from '../conflict.tsx'
import { Part } from '../editor-part.tsx'
import { formAfterSave, isSame } from '../merged-versions.ts'
import { type OpenPartProps, useFocusOnPart } from '../open-part.ts'
import { collectionAddress } from '../settings/index.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'
import {
  type CollectionConflict,
  type CollectionForm,
  collectionForm,
  collectionValues,
  mergedCollections
} from './collection-form.ts'
import { CollectionProducts, type Removed } from './collection-products.tsx'
import { FindProducts } from './find-products.tsx'
import type { CollectionSectionProps } from './types.ts'

const placeNames = {
  name: () => m.admin_collection_name(),
  description: () => m.admin_collection_description(),
  isShown: () => m.admin_home_shown(),
  products: () => m.admin_collection_order()
} as const satisfies Record<keyof CollectionForm, () => string>

/** Names that a conflict of orders lists. */
const namesShown = 6

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.admin_log_yes() : m.admin_log_no()
  if (Array.isArray(value))
    return formatList((value as CollectionProduct[]).slice(0, namesShown).map(({ name }) => name))
  return String(value)
}

const shownConflict = ({ path, mine, theirs }: CollectionConflict) => ({
  path,
  place: placeNames[path](),
  mine: valueText(mine),
  theirs: valueText(theirs)
})

interface EditorProps extends CollectionSectionProps, OpenPartProps {
  collection: OpenCollection
}

/** Name, description, visibility and products of a collection, saved together. */
export function CollectionEditor({ collection: current, ...props }: EditorProps) {
  const { slug } = current
  const [base, setBase] = useState(current)
  const [form, setForm] = useState(() => collectionForm(current))
  const [removed, setRemoved] = useState<Removed>()
  const [failure, setFailure] = useState<Failure>()
  const [newer, setNewer] = useState<OpenCollection>()
  const [isSaving, setSaving] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isUnsaved = !isSame(collectionValues(form), collectionValues(collectionForm(base)))
  useUnsavedGuard(isUnsaved)
  useFocusOnPart(props)

  const show = (next: OpenCollection, changed: SetStateAction<CollectionForm> = collectionForm(next)) => {
    setBase(next)
    setForm(changed)
    // A product taken out during the save can still be put back.
    setRemoved((now) => (now === removed ? undefined : now))
    setFailure(undefined)
    setNewer(undefined)
  }
  // Saved by somebody else before anything was changed here.
  if (current.revision > base.revision && !isUnsaved && !isSaving && newer === undefined) show(current)

  const isAlerting = newer !== undefined || failure !== undefined
  useEffect(() => {
    if (isAlerting) alert.current?.scrollIntoView({ block: 'center' })
  }, [isAlerting])

  const merged = (prefer: 'mine' | 'theirs') =>
    newer && mergedCollections({ base: collectionForm(base), mine: form, theirs: collectionForm(newer) }, prefer)
  const isNameless = form.name.trim() === ''
  const count = form.products.length
  // A merge of two changes can hold more than either.
  const isTooLong = count > limits.products
  const mayNotSave = isNameless || isTooLong || newer !== undefined
  const save = async () => {
    setFailure(undefined)
    setSaving(true)
    const outcome = await props.onSaveCollection({ slug, revision: base.revision, ...collectionValues(form) })
    setSaving(false)
    if ('saved' in outcome) {
      const saved = collectionForm(outcome.saved)
      show(outcome.saved, (now) =>
        formAfterSave({ sent: form, now, saved }, (versions) => mergedCollections(versions, 'mine').form)
      )
    } else if (outcome.newer) setNewer(outcome.newer)
    else setFailure(outcome.failure)
  }
  const change = (part: Partial<CollectionForm>) => setForm((now) => ({ ...now, ...part }))
  const setProducts: ComponentProps<typeof CollectionProducts>['onChange'] = useCallback((changed) => {
    setRemoved(changed.removed)
    setForm((now) => ({ ...now, products: changed.products }))
  }, [])
  const putBack = ({ product, at }: Removed) => {
    setRemoved(undefined)
    change({ products: form.products.toSpliced(at, 0, product) })
    list.current?.querySelector('ol')?.focus({ preventScroll: true })
  }
  return (
    <chakra.form
      noValidate
      aria-label={base.name}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving && !mayNotSave) void save()
      }}
    >
      <chakra.div display="flex" flexWrap="wrap" gap={3} justifyContent="space-between" marginBlockEnd={4}>
        <LinkButton size="sm" href={props.collectionHrefOf({ slug: null })}>
          {m.admin_collections_all()}
        </LinkButton>
        {base.isShown ? (
          <LinkButton size="sm" href={collectionAddress(slug)} target="_blank" rel="noopener">
            {m.admin_collection_see()}
          </LinkButton>
        ) : null}
      </chakra.div>
      <div ref={alert}>
        {newer ? (
          <Conflict
            title={m.admin_collection_conflict_title()}
            conflicts={(merged('mine')?.conflicts ?? []).map(shownConflict)}
            onChoose={({ prefer }) => {
              const together = merged(prefer)
              if (together) show(newer, together.form)
            }}
            onTakeAllTheirs={() => show(newer)}
          />
        ) : failure ? (
          <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice>
        ) : null}
      </div>
      <chakra.fieldset minWidth={0} disabled={newer !== undefined}>
        <Part id="collection" title={m.admin_collection()} hint={collectionAddress(slug)}>
          <TextField
            label={placeNames.name()}
            value={form.name}
            maxLength={limits.nameLetters}
            dir="auto"
            autoComplete="off"
            error={isNameless ? m.admin_collection_name_missing() : undefined}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
          />
          <TextAreaField
            label={placeNames.description()}
            hint={m.admin_collection_description_hint()}
            isRequired={false}
            value={form.description}
            maxLength={limits.descriptionLetters}
            dir="auto"
            rows={3}
            onChange={({ currentTarget: { value } }) => change({ description: value })}
          />
          <Checkbox checked={form.isShown} onChange={({ isChecked }) => change({ isShown: isChecked })}>
            {placeNames.isShown()}
          </Checkbox>
        </Part>
        <Part title={m.admin_section_products()} hint={m.admin_collection_products_hint({ count: limits.products })}>
          <FindProducts
            chosen={new Set(form.products.map(({ id }) => id))}
            isFull={count >= limits.products}
            onFindCollectionProducts={props.onFindCollectionProducts}
            onAdd={(product) => {
              setRemoved(undefined)
              change({ products: [...form.products, product] })
            }}
          />
          <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center" minHeight="target">
            <chakra.output color="fg.muted">
              {removed
                ? m.admin_collection_removed({ product: removed.product.name })
                : m.admin_category_products({ count })}
            </chakra.output>
            {removed ? (
              <Button size="sm" onClick={() => putBack(removed)}>
                {m.admin_undo()}
              </Button>
            ) : null}
          </chakra.div>
          {isTooLong ? (
            <chakra.p role="alert" color="bad">
              {m.admin_collection_too_long({ count, most: limits.products })}
            </chakra.p>
          ) : null}
          <div ref={list}>
            <CollectionProducts products={form.products} isDisabled={newer !== undefined} onChange={setProducts} />
          </div>
        </Part>
      </chakra.fieldset>
      <SaveBar isSaving={isSaving} isDisabled={mayNotSave} isUnsaved={isUnsaved} />
    </chakra.form>
  )
}
