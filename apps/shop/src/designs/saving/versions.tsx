import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { formatMoment } from '@motif/ui/format'
import { type SavedDesign, VersionsDialog } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { drawn } from '../editor/drawn.ts'
import type { DesignLibrary, DesignVersions } from '../library/library.ts'
import { versionPicture } from './version-picture.ts'

interface VersionsProps {
  design: Pick<SavedDesign, 'id' | 'name'>
  library: DesignLibrary
  versions: DesignVersions
  /** Receives a title and an undo function. */
  onRestored: (title: string, undo: () => Promise<unknown>) => void
  onClose: () => void
}

/** Lists earlier versions of a design, to view and restore. */
export function Versions({ design: { id, name }, library, versions, onRestored, onClose }: VersionsProps) {
  const list = useSWR(['design-versions', id], () => versions.list(id), { revalidateOnFocus: false })
  const [lookedId, setLookedId] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { data: picture } = useSWR(lookedId === undefined ? null : ['design-version', id, lookedId], async () => {
    const { document } = await versions.get(id, lookedId ?? '')
    return versionPicture(
      document,
      async (slug) => (await call('GET /api/v1/products/{slug}', { params: { slug } })).data
    )
  })

  const restore = async (versionId: string) => {
    setIsBusy(true)
    try {
      const before = await library.get(id)
      const after = await versions.restore(id, versionId, before.revision)
      const savedAt = list.data?.find((each) => each.id === versionId)?.savedAt ?? after.updatedAt
      const undo = async () => {
        const { data: product } = await call('GET /api/v1/products/{slug}', {
          params: { slug: before.document.product }
        })
        return library.update(id, {
          name: before.name,
          document: before.document,
          ...(await drawn(product, before.document)),
          ...(after.revision === undefined ? undefined : { revision: after.revision })
        })
      }
      onRestored(m.designs_versions_restored({ name, moment: formatMoment(savedAt) }), undo)
    } catch (error) {
      showFailureToast(error)
      setIsBusy(false)
    }
  }

  return (
    <VersionsDialog
      name={name}
      versions={list.data}
      {...(list.error === undefined ? undefined : { failure: failureOf(list.error) })}
      onRetry={() => void list.mutate()}
      looked={lookedId === undefined ? undefined : { id: lookedId, picture }}
      onLook={({ versionId }) => setLookedId(versionId)}
      onRestore={({ versionId }) => void restore(versionId)}
      isBusy={isBusy}
      onClose={onClose}
    />
  )
}
