import {
  type BrandKitChange,
  type BrandKitPart,
  brandKitLimits,
  changedKit,
  emptyBrandKit,
  isBeyondLimit,
  undoOf
} from '@motif/contract/brand-kit-rules'
import { fontCatalogue } from '@motif/design'
import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { type ToasterStore, toaster } from '@motif/ui/components/toaster'
import type { BrandKitSetting } from '@motif/ui/editor'
import { useMemo } from 'react'
import { loginFromHere } from '../../accounts/return-to.ts'
import { personal, resource } from '../../loading/resource.ts'
import { useResource } from '../../loading/use-resources.ts'
import { call } from '../../services/api.ts'
import { useSessionStatus } from '../../shell/session-status.ts'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { uploadAddress } from '../uploads/upload-address.ts'
import { createChangeSaver } from './save-changes.ts'

const kitOfPerson = personal('person', resource('GET /api/v1/brand-kit', {}))

const fullSentences: Record<BrandKitPart, () => string> = {
  colours: () => m.brand_colours_full({ max: brandKitLimits.colours }),
  fonts: () => m.brand_fonts_full({ max: brandKitLimits.fonts }),
  logos: () => m.brand_logos_full({ max: brandKitLimits.logos })
}

/** Display name of a changed item. */
function nameOf({ part, item }: BrandKitChange): string {
  if (part === 'fonts') return fontCatalogue.find((face) => face.package === item)?.family ?? item
  return part === 'colours' ? (item.name ?? item.value.toUpperCase()) : (item.name ?? m.brand_logo())
}

const logoAddress = (upload: string) => uploadAddress(upload, '480')

/**
 * The account's brand kit. Changes are applied optimistically, and rolled back with a message on failure. `tell` shows
 * messages, by default as toasts; it must be stable.
 */
export function useBrandKit(tell: ToasterStore['show'] = toaster.show): BrandKitSetting {
  const status = useSessionStatus()
  const { data, error, mutate } = useResource(status === 'customer' ? kitOfPerson : undefined)
  const saveChange = useMemo(
    () =>
      createChangeSaver({
        read: async () => (await call('GET /api/v1/brand-kit', {})).data,
        save: async (body) => (await call('PUT /api/v1/brand-kit', { body })).data
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another person's kit is another one
    [status]
  )
  return useMemo(() => {
    const kit = data ?? emptyBrandKit
    const onChange = (change: BrandKitChange) => {
      if (isBeyondLimit(kit, change)) return tell({ tone: 'warn', title: fullSentences[change.part]() })
      const undo = undoOf(kit, change)
      void mutate(saveChange(change), {
        optimisticData: (now = emptyBrandKit) => changedKit(now, change),
        rollbackOnError: true,
        revalidate: false
      }).catch((thrown: unknown) => {
        showFailureToast(thrown, tell)
        void mutate()
      })
      if (change.act === 'remove')
        tell({
          title: m.brand_removed({ name: nameOf(change) }),
          action: { label: m.common_undo(), onAct: () => onChange(undo) }
        })
      else if (undo.act === 'remove')
        tell({ about: 'added to the brand kit', title: m.brand_added({ name: nameOf(change) }) })
    }
    return {
      status:
        status === 'visitor' ? 'visitor' : data !== undefined ? 'ready' : error !== undefined ? 'failed' : 'loading',
      kit,
      ...(error !== undefined && { failure: failureOf(error) }),
      onRetry: () => void mutate(),
      logoAddress,
      loginHref: loginFromHere,
      onChange
    }
  }, [status, data, error, mutate, saveChange, tell])
}
