import { chakra } from '@chakra-ui/react'
import type { AdminCollection } from '@motif/contract'
import { collectionLimits as limits } from '@motif/contract/collection-rules'
import { m } from '@motif/messages'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { Link } from '../../../components/link/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { focusButtonBeside } from '../focus-button-beside.ts'
import { LoadingOrFailed } from '../loading-or-failed.tsx'
import { type OpenPartProps, partIdOf, useFocusOnPart } from '../open-part.ts'
import { StateBadge } from '../state-badge.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import { CollectionEditor } from './collection-editor.tsx'
import type { CollectionSectionProps } from './types.ts'

const shown = { label: () => m.admin_collection_shown(), icon: Eye, tone: 'good' } as const
const hidden = { label: () => m.admin_collection_hidden(), icon: EyeOff, tone: 'plain' } as const

function NewCollection({
  isFull,
  onAddCollection,
  ...part
}: Pick<CollectionSectionProps, 'onAddCollection'> & OpenPartProps & { isFull: boolean }) {
  useFocusOnPart(part)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isSaving, setSaving] = useState(false)
  const add = async () => {
    setSaving(true)
    const refused = await onAddCollection({ name: name.trim() })
    setSaving(false)
    setFailure(refused)
    if (!refused) setName('')
  }
  return (
    <chakra.form
      id={partIdOf('new')}
      scrollMarginBlockStart={20}
      display="grid"
      gap={3}
      marginBlockEnd={6}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving && !isFull && name.trim() !== '') void add()
      }}
    >
      <FailureNotice failure={failure} />
      <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="end">
        <chakra.div flex="0 1 20rem">
          <TextField
            label={m.admin_collection_new()}
            value={name}
            maxLength={limits.nameLetters}
            dir="auto"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </chakra.div>
        <Button type="submit" isBusy={isSaving} disabled={isFull || name.trim() === ''}>
          {m.admin_collection_add()}
        </Button>
      </chakra.div>
      {isFull ? <p>{m.admin_collections_full({ count: limits.collections })}</p> : null}
    </chakra.form>
  )
}

function CollectionTable({
  collections,
  collectionHrefOf,
  onRemoveCollection
}: Pick<CollectionSectionProps, 'collectionHrefOf' | 'onRemoveCollection'> & {
  collections: readonly AdminCollection[]
}) {
  const list = useRef<HTMLTableSectionElement>(null)
  const remove = (collection: AdminCollection, at: number) => {
    focusButtonBeside(list.current, at)
    onRemoveCollection(collection)
  }
  return (
    <Table aria-label={m.admin_section_collections()}>
      <thead>
        <tr>
          <th scope="col">{m.admin_collection_name()}</th>
          <th scope="col">{m.admin_order_status()}</th>
          <th scope="col">{m.admin_section_products()}</th>
          <th scope="col" data-figure="">
            {m.admin_acts()}
          </th>
        </tr>
      </thead>
      <tbody ref={list}>
        {collections.map((collection, at) => (
          <Row key={collection.slug}>
            <Cell overflowWrap="anywhere">
              <Link
                href={collectionHrefOf(collection)}
                isUnderlined={false}
                fontWeight="medium"
                dir="auto"
                display="inline-flex"
                alignItems="center"
                minHeight="target"
              >
                {collection.name}
              </Link>
            </Cell>
            <Cell>
              <StateBadge {...(collection.isShown ? shown : hidden)} />
            </Cell>
            <Cell color="fg.muted" fontVariantNumeric="tabular-nums">
              {m.admin_category_products({ count: collection.products })}
            </Cell>
            <Cell data-figure="">
              <IconButton
                label={m.admin_collection_remove({ name: collection.name })}
                onClick={() => remove(collection, at)}
                icon={<Trash2 aria-hidden />}
              />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function CollectionList(props: CollectionSectionProps & OpenPartProps) {
  const { collections, collectionsFailure, onRetryCollections } = props
  if (collectionsFailure && !collections)
    return (
      <FailedState
        failure={collectionsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryCollections}
      />
    )
  if (!collections) return <TableSkeleton label={m.admin_loading()} />
  return (
    <>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_collections_intro()}
      </chakra.p>
      <NewCollection {...props} isFull={collections.length >= limits.collections} />
      {collections.length === 0 ? (
        <EmptyState drawing="stall" title={m.admin_collections_empty_title()}>
          {m.admin_categories_empty_text()}
        </EmptyState>
      ) : (
        <CollectionTable {...props} collections={collections} />
      )}
    </>
  )
}

/** Collections by name: add, open and delete; or the editor of one. */
export function Collections(props: CollectionSectionProps & OpenPartProps) {
  const { openCollectionSlug: slug, openCollection: collection, openCollectionFailure: failure } = props
  return (
    <chakra.section aria-label={m.admin_section_collections()}>
      {slug == null ? (
        <CollectionList {...props} />
      ) : collection?.slug === slug ? (
        <CollectionEditor key={slug} {...props} collection={collection} />
      ) : (
        <>
          <chakra.div marginBlockEnd={4}>
            <LinkButton size="sm" href={props.collectionHrefOf({ slug: null })}>
              {m.admin_collections_all()}
            </LinkButton>
          </chakra.div>
          <LoadingOrFailed failure={failure} onRetry={props.onRetryCollections} />
        </>
      )}
    </chakra.section>
  )
}
