import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Select } from '../../../components/select/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import type { CollectionSectionProps } from '../collections/types.ts'

interface PutIntoCollectionProps extends Pick<CollectionSectionProps, 'collections' | 'onAddToCollection'> {
  ids: readonly string[]
  onDone: () => void
}

/** Appends the chosen products to a collection; nothing in a shop without collections. */
export function PutIntoCollection({ ids, collections, onAddToCollection, onDone }: PutIntoCollectionProps) {
  const [chosen, setChosen] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  if (!collections || collections.length === 0) return null
  const put = async () => {
    setBusy(true)
    const refused = await onAddToCollection({ slug: chosen, ids })
    setBusy(false)
    setFailure(refused)
    if (!refused) onDone()
  }
  return (
    <>
      <chakra.div width="12rem">
        <Select
          aria-label={m.admin_collection_choose()}
          value={chosen}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        >
          <option value="">{m.admin_collection()}</option>
          {collections.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </chakra.div>
      <Button size="sm" isBusy={isBusy} disabled={chosen === ''} onClick={() => void put()}>
        {m.admin_collection_put()}
      </Button>
      {failure ? (
        <chakra.div flexBasis="full">
          <FailureNotice failure={failure} />
        </chakra.div>
      ) : null}
    </>
  )
}
