import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps, TextOutcome } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import type { adminAt } from './read-admin.ts'
import { saveVersion } from './save-version.ts'

type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'text' | 'textVersions'>
type Save = Parameters<AdminScreenProps['onSaveText']>[0]
type Restore = Parameters<AdminScreenProps['onRestoreText']>[0]

/** Saves and restores a text, and previews mails. On a conflict, loads the current version for merging. */
export function useTextActions({ text, textVersions }: Read) {
  const [restoringTextVersion, setRestoring] = useState<number | null>(null)
  const refresh = () => Promise.all([text.mutate(), textVersions.mutate()])
  const save = ({ page, ...body }: Save): Promise<TextOutcome> =>
    saveVersion({
      send: () => call('PUT /api/v1/admin/texts/{page}', { params: { page }, body }),
      refresh,
      told: m.admin_texts_saved()
    })
  const preview: AdminScreenProps['onPreviewMail'] = async ({ page, text: words }) => {
    try {
      return (await call('POST /api/v1/admin/texts/{page}/preview', { params: { page }, body: { text: words } })).data
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }
  const sendTest: AdminScreenProps['onSendTestMail'] = async ({ page, text: words }) => {
    try {
      return (await call('POST /api/v1/admin/texts/{page}/test', { params: { page }, body: { text: words } })).data
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }
  const restore = async ({ page, version, revision }: Restore) => {
    setRestoring(version)
    try {
      await call('POST /api/v1/admin/texts/{page}/versions/{version}/restore', {
        params: { page, version: String(version) },
        body: { revision }
      })
      toaster.show({ tone: 'good', title: m.admin_texts_restored() })
    } catch (error) {
      showFailureToast(error)
    }
    await refresh()
    setRestoring(null)
  }
  return {
    restoringTextVersion,
    textHrefOf: ({ page }: { page: string }) => `?section=texts&text=${page}`,
    onRetryText: () => void refresh(),
    onSaveText: save,
    onPreviewMail: preview,
    onSendTestMail: sendTest,
    onRestoreText: (choice: Restore) => void restore(choice)
  }
}
