import { urlOf } from '@motif/contract/client'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps, SettingsOutcome } from '@motif/ui/screens/admin'
import { useEffect, useState } from 'react'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { fetchFile } from '../services/fetch-file.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import type { adminAt } from './read-admin.ts'
import { saveFile } from './save-file.ts'
import { saveVersion } from './save-version.ts'
import { reloadWithToast, showToastOfReload } from './toast-after-reload.ts'
import { uploadPicture } from './upload-picture.ts'

async function uploadLogo({ file }: { file: File }) {
  const upload = await uploadPicture(file)
  return upload && { upload: upload.id, width: upload.width, height: upload.height }
}

type FindProducts = AdminScreenProps['onFindProducts']

/** Products to choose from; empty on failure, to not interrupt typing. */
const findProducts: FindProducts = async (wish) => {
  try {
    if ('slugs' in wish) {
      const wishes = wish.slugs.map((slug) => ({ slug, variantId: null }))
      const { data } = await call('POST /api/v1/wished-products', { body: { wishes } })
      return data.items.map(({ product: { slug, name } }) => ({ slug, name }))
    }
    const { q, isCustomisable } = wish
    const { data } = await call('GET /api/v1/products', {
      query: { q, pageSize: '8', ...(isCustomisable && { customisable: 'true' }) }
    })
    return data.items.map(({ slug, name }) => ({ slug, name }))
  } catch {
    return []
  }
}

type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'settings' | 'settingsVersions' | 'searchState'>
type Save = Parameters<AdminScreenProps['onSaveSettings']>[0]
type Restore = Parameters<AdminScreenProps['onRestoreSettings']>[0]

/** Saves and restores settings. On a conflict, loads the current version for merging. */
export function useSettingsActions({ settings, settingsVersions, searchState }: Read) {
  const [restoringVersion, setRestoring] = useState<number | null>(null)
  const [isDownloadingConfig, setDownloading] = useState(false)
  useEffect(showToastOfReload, [])
  const refresh = () => Promise.all([settings.mutate(), settingsVersions.mutate(), searchState.mutate()])
  const save = (body: Save): Promise<SettingsOutcome> =>
    saveVersion({
      send: () => call('PUT /api/v1/admin/settings', { body }),
      refresh,
      told: m.admin_settings_saved()
    })
  const changeCurrency = async (
    body: Parameters<AdminScreenProps['onChangeCurrency']>[0]
  ): Promise<SettingsOutcome> => {
    const outcome = await saveVersion({
      send: () => call('PUT /api/v1/admin/settings/currency', { body }),
      refresh
    })
    // The page still formats and reads amounts with the former decimals.
    if ('saved' in outcome) reloadWithToast(m.admin_currency_was_changed())
    return outcome
  }
  const restore = async ({ version, revision }: Restore) => {
    setRestoring(version)
    try {
      await call('POST /api/v1/admin/settings/versions/{version}/restore', {
        params: { version: String(version) },
        body: { revision }
      })
      toaster.show({ tone: 'good', title: m.admin_settings_was_restored() })
    } catch (error) {
      showFailureToast(error)
    }
    await refresh()
    setRestoring(null)
  }
  const download = async () => {
    setDownloading(true)
    try {
      await saveFile(await fetchFile(urlOf('GET /api/v1/admin/exports/shop.config.ts', {})), 'shop.config.ts')
    } catch (error) {
      showFailureToast(error)
    }
    setDownloading(false)
  }
  return {
    restoringVersion,
    isDownloadingConfig,
    onRetrySettings: () => void refresh(),
    onSaveSettings: save,
    onChangeCurrency: changeCurrency,
    onRestoreSettings: (choice: Restore) => void restore(choice),
    onUploadLogo: uploadLogo,
    onFindProducts: findProducts,
    logoUrlOf: ({ upload }: { upload: string }) =>
      urlOf('GET /api/v1/uploads/{id}', { params: { id: upload }, query: { w: '480' } }),
    onDownloadConfig: () => void download()
  }
}
