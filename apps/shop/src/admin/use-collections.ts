import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import type { AdminScreenProps, CollectionOutcome } from '@motif/ui/screens/admin'
import { useNavigate } from 'react-router'
import { mutate } from 'swr'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { actWithUndo } from './entry-actions.ts'
import { mutateWithToast } from './mutate-with-toast.ts'
import { type adminAt, openedCollection } from './read-admin.ts'
import { saveVersion } from './save-version.ts'

type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'collections' | 'openCollection'>

/** Search results to choose from. */
const foundAtMost = 12

const hrefOf = ({ slug }: { slug: string | null }) =>
  slug === null ? '?section=collections' : `?section=collections&collection=${slug}`

/** Adds, changes and deletes collections. Undo restores a deleted one, and takes out what was appended. */
export function useCollectionActions({ collections, openCollection }: Read) {
  const navigate = useNavigate()
  const add: AdminScreenProps['onAddCollection'] = async (body) => {
    try {
      const { data } = await call('POST /api/v1/admin/collections', { body })
      void collections.mutate()
      await navigate(`${hrefOf(data)}&part=collection`)
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  }
  const save = ({ slug, ...body }: Parameters<AdminScreenProps['onSaveCollection']>[0]): Promise<CollectionOutcome> =>
    saveVersion({
      send: () => call('PUT /api/v1/admin/collections/{slug}', { params: { slug }, body }),
      refresh: () => Promise.all([openCollection.mutate(), collections.mutate()]),
      told: m.admin_collection_was_saved()
    })
  const remove: AdminScreenProps['onRemoveCollection'] = ({ slug, name }) =>
    void actWithUndo(collections, {
      act: async () => {
        const removed = await call('DELETE /api/v1/admin/collections/{slug}', { params: { slug } })
        // A restored one begins at another revision.
        await mutate(openedCollection(slug).key, undefined, { revalidate: false })
        return removed
      },
      undo: ({ data: { products, revision: _revision, ...facts } }) =>
        call('POST /api/v1/admin/collections', { body: { ...facts, products: products.map(({ id }) => id) } }),
      title: () => m.admin_deleted({ name })
    })
  const find: AdminScreenProps['onFindCollectionProducts'] = async ({ q }) => {
    try {
      return (await call('GET /api/v1/admin/products', { query: { q, pageSize: foundAtMost } })).data
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }
  const editProducts = (slug: string, body: { add?: string[]; remove?: string[] }) =>
    call('PATCH /api/v1/admin/collections/{slug}/products', { params: { slug }, body })
  const put: AdminScreenProps['onAddToCollection'] = ({ slug, ids }) => {
    const name = collections.data?.find((one) => one.slug === slug)?.name ?? slug
    return mutateWithToast(
      collections,
      async () => (await editProducts(slug, { add: [...ids] })).data.added,
      ({ length: count }) =>
        count === 0 ? m.admin_collection_products_there({ name }) : m.admin_collection_products_put({ count, name }),
      (added) => (added.length === 0 ? null : () => editProducts(slug, { remove: added }))
    )
  }
  return {
    collectionHrefOf: hrefOf,
    onRetryCollections: () => void Promise.all([collections.mutate(), openCollection.mutate()]),
    onAddCollection: add,
    onSaveCollection: save,
    onRemoveCollection: remove,
    onFindCollectionProducts: find,
    onAddToCollection: put
  }
}
