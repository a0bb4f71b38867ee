import type { SearchSynonym } from '@motif/contract'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { tellFailure } from '../shell/tell-failure.ts'

type Save = Parameters<AdminScreenProps['onSaveSynonym']>[0]

const send = ({ id, ...body }: Save) =>
  id === null
    ? call('POST /api/v1/admin/synonyms', { body })
    : call('PUT /api/v1/admin/synonyms/{id}', { params: { id }, body })

/** Adding, changing and deleting search words. The toast takes a deletion back. */
export function useSynonymActs({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const save = async (entry: Save): Promise<Failure | undefined> => {
    try {
      await send(entry)
      toaster.show({ tone: 'good', title: m.admin_synonym_saved() })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await mutate()
    }
  }
  const restore = async ({ words, finds }: SearchSynonym) => {
    try {
      await send({ id: null, words, finds })
    } catch (error) {
      tellFailure(error)
    }
    await mutate()
  }
  const remove = async (entry: SearchSynonym) => {
    try {
      await call('DELETE /api/v1/admin/synonyms/{id}', { params: { id: entry.id } })
      toaster.show({
        tone: 'good',
        title: m.admin_synonym_removed(),
        action: { label: m.admin_undo(), onAct: () => void restore(entry) }
      })
    } catch (error) {
      tellFailure(error)
    }
    await mutate()
  }
  return {
    onRetrySynonyms: () => void mutate(),
    onSaveSynonym: save,
    onRemoveSynonym: (entry: SearchSynonym) => void remove(entry)
  }
}
