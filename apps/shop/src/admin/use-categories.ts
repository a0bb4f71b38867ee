import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'

type Removed = Parameters<AdminScreenProps['onRemoveCategory']>[0]

/** Adds, changes and deletes categories, one at a time. The toast can undo a deletion. */
export function useCategoryActions({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const [state, setState] = useState<{ isSavingCategory: boolean; categoryFailure?: Failure }>({
    isSavingCategory: false
  })
  const doing = async (work: () => Promise<unknown>): Promise<Failure | undefined> => {
    setState({ isSavingCategory: true })
    try {
      await work()
      setState({ isSavingCategory: false })
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      setState({ isSavingCategory: false, categoryFailure: failure })
      return failure
    } finally {
      // The form is cleared before the category is in the list, which refuses its name.
      void mutate()
    }
  }
  const restore = async ({ slug, name, description, parent, position }: Removed) => {
    await call('POST /api/v1/admin/categories', { body: { slug, name, description, parent } })
    await call('PUT /api/v1/admin/categories/{slug}', { params: { slug }, body: { name, description, position } })
    toaster.show({ tone: 'good', title: m.admin_delete_undone({ name }) })
  }
  const remove = async (category: Removed) => {
    await call('DELETE /api/v1/admin/categories/{slug}', { params: { slug: category.slug } })
    toaster.show({
      tone: 'good',
      title: m.admin_deleted({ name: category.name }),
      action: { label: m.admin_undo(), onAct: () => void doing(() => restore(category)) }
    })
  }
  return {
    ...state,
    onRetryCategories: () => void mutate(),
    onAddCategory: (body: Parameters<AdminScreenProps['onAddCategory']>[0]) =>
      doing(() => call('POST /api/v1/admin/categories', { body })),
    onChangeCategory: ({ slug, ...body }: Parameters<AdminScreenProps['onChangeCategory']>[0]) =>
      void doing(() => call('PUT /api/v1/admin/categories/{slug}', { params: { slug }, body })),
    onRemoveCategory: (category: Removed) => void doing(() => remove(category))
  }
}
