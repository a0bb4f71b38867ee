import type { Redirect } from '@motif/contract'
import { m } from '@motif/messages'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { entryActions } from './entry-actions.ts'

type Save = Parameters<AdminScreenProps['onAddRedirect']>[0]

const send = ({ path, target }: Save) => call('POST /api/v1/admin/redirects', { body: { path, ...target } })

const targetOf = ({ product, category }: Redirect): Save['target'] =>
  product === null ? { category: category ?? '' } : { product }

/** Adds and deletes redirects. */
export function redirectActions(redirects: Pick<SWRResponse, 'mutate'>) {
  const { save, remove } = entryActions(redirects, {
    save: send,
    remove: ({ id }: Redirect) => call('DELETE /api/v1/admin/redirects/{id}', { params: { id } }),
    restore: (entry) => send({ path: encodeURI(entry.path), target: targetOf(entry) }),
    saved: m.admin_redirect_saved,
    removed: m.admin_redirect_removed
  })
  return { onRetryRedirects: () => void redirects.mutate(), onAddRedirect: save, onRemoveRedirect: remove }
}
