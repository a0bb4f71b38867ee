import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps, TextOutcome } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { Answers } from '../loading/use-answers.ts'
import { call } from '../services/api.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import type { adminAt } from './read-admin.ts'
import { saveVersion } from './save-version.ts'

type Read = Pick<Answers<ReturnType<typeof adminAt>>, 'text' | 'textVersions'>
type Save = Parameters<AdminScreenProps['onSaveText']>[0]
type Restore = Parameters<AdminScreenProps['onRestoreText']>[0]

/** Saving and restoring the text of a page. Where somebody else saved before, theirs is fetched, for both to be put together. */
export function useTextActs({ text, textVersions }: Read) {
  const [restoringTextVersion, setRestoring] = useState<number | null>(null)
  const refresh = () => Promise.all([text.mutate(), textVersions.mutate()])
  const save = ({ page, ...body }: Save): Promise<TextOutcome> =>
    saveVersion({
      send: () => call('PUT /api/v1/admin/texts/{page}', { params: { page }, body }),
      refresh,
      told: m.admin_texts_saved()
    })
  const restore = async ({ page, version, revision }: Restore) => {
    setRestoring(version)
    try {
      await call('POST /api/v1/admin/texts/{page}/versions/{version}/restore', {
        params: { page, version: String(version) },
        body: { revision }
      })
      toaster.show({ tone: 'good', title: m.admin_texts_restored() })
    } catch (error) {
      tellFailure(error)
    }
    await refresh()
    setRestoring(null)
  }
  return {
    restoringTextVersion,
    textHrefOf: ({ page }: { page: string }) => `?section=texts&text=${page}`,
    onRetryText: () => void refresh(),
    onSaveText: save,
    onRestoreText: (choice: Restore) => void restore(choice)
  }
}
