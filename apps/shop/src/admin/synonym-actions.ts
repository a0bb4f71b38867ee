import type { SearchSynonym } from '@motif/contract'
import { m } from '@motif/messages'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { entryActions } from './entry-actions.ts'

type Save = Parameters<AdminScreenProps['onSaveSynonym']>[0]

const send = ({ id, ...body }: Save) =>
  id === null
    ? call('POST /api/v1/admin/synonyms', { body })
    : call('PUT /api/v1/admin/synonyms/{id}', { params: { id }, body })

/** Adds, changes and deletes synonyms. */
export function synonymActions(synonyms: Pick<SWRResponse, 'mutate'>) {
  const { save, remove } = entryActions(synonyms, {
    save: send,
    remove: ({ id }: SearchSynonym) => call('DELETE /api/v1/admin/synonyms/{id}', { params: { id } }),
    restore: ({ words, finds }) => send({ id: null, words, finds }),
    saved: m.admin_synonym_saved,
    removed: m.admin_synonym_removed
  })
  return { onRetrySynonyms: () => void synonyms.mutate(), onSaveSynonym: save, onRemoveSynonym: remove }
}
