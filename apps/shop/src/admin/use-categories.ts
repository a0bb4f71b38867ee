import { type Failure, failureOf } from '@motif/flows/outcome'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'

/** Adds, changes and deletes categories, one at a time. */
export function useCategoryActions({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const [state, setState] = useState<{ isSavingCategory: boolean; categoryFailure?: Failure }>({
    isSavingCategory: false
  })
  const doing = async (work: () => Promise<unknown>) => {
    setState({ isSavingCategory: true })
    try {
      await work()
      setState({ isSavingCategory: false })
    } catch (error) {
      setState({ isSavingCategory: false, categoryFailure: failureOf(error) })
    }
    await mutate()
  }
  return {
    ...state,
    onRetryCategories: () => void mutate(),
    onAddCategory: (body: Parameters<AdminScreenProps['onAddCategory']>[0]) =>
      void doing(() => call('POST /api/v1/admin/categories', { body })),
    onChangeCategory: ({ slug, ...body }: Parameters<AdminScreenProps['onChangeCategory']>[0]) =>
      void doing(() => call('PUT /api/v1/admin/categories/{slug}', { params: { slug }, body })),
    onRemoveCategory: ({ slug }: { slug: string }) =>
      void doing(() => call('DELETE /api/v1/admin/categories/{slug}', { params: { slug } }))
  }
}
