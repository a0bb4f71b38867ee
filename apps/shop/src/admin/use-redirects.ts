import type { Redirect } from '@motif/contract'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { tellFailure } from '../shell/tell-failure.ts'

type Save = Parameters<AdminScreenProps['onAddRedirect']>[0]

const send = ({ path, target }: Save) => call('POST /api/v1/admin/redirects', { body: { path, ...target } })

const targetOf = ({ product, category }: Redirect): Save['target'] =>
  product === null ? { category: category ?? '' } : { product }

/** Adding and deleting redirects. The toast takes a deletion back. */
export function useRedirectActs({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const add = async (entry: Save): Promise<Failure | undefined> => {
    try {
      await send(entry)
      toaster.show({ tone: 'good', title: m.admin_redirect_saved() })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await mutate()
    }
  }
  const restore = async (entry: Redirect) => {
    try {
      await send({ path: encodeURI(entry.path), target: targetOf(entry) })
    } catch (error) {
      tellFailure(error)
    }
    await mutate()
  }
  const remove = async (entry: Redirect) => {
    try {
      await call('DELETE /api/v1/admin/redirects/{id}', { params: { id: entry.id } })
      toaster.show({
        tone: 'good',
        title: m.admin_redirect_removed(),
        action: { label: m.admin_undo(), onAct: () => void restore(entry) }
      })
    } catch (error) {
      tellFailure(error)
    }
    await mutate()
  }
  return {
    onRetryRedirects: () => void mutate(),
    onAddRedirect: add,
    onRemoveRedirect: (entry: Redirect) => void remove(entry)
  }
}
