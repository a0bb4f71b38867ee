import type { Product } from '@motif/contract'
import { blankOf, DesignToolScreen, type DesignToolScreenProps } from '@motif/ui/screens/design-tool'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSessionStatus } from '../../shell/session-status.ts'
import { failureIn } from '../../shell/show-failure-toast.ts'
import { useDesignLibrary } from '../library/use-designs.ts'
import { Editor } from './editor.tsx'
import { newDesignOn } from './new-design.ts'
import { useOpenedDesign } from './use-opened-design.ts'

const noop = () => {}

/** Props of the editor screen while the design is loading. */
export const waitingTool: DesignToolScreenProps = {
  isLoading: true,
  onRetry: noop,
  name: '',
  onRename: noop,
  save: 'saved',
  onSaveRetry: noop,
  choices: {},
  onChoose: noop,
  images: () => undefined,
  originals: () => '',
  keepImage: async () => ({ kind: 'stopped' }),
  onAddText: noop,
  onAddImage: noop,
  fontAddress: async () => undefined,
  uploads: [],
  onUploadRetry: noop,
  onUploadDismiss: noop,
  team: { sizes: [], unitPriceOf: () => ({ amount: 0, currency: 'USD' }), isAdding: false, onAddToCart: noop },
  price: { amount: 0, currency: 'USD' },
  onAddToCart: noop
}

/** The product picture of a new design, available before the editor. */
export function previewOf(
  product: Product | undefined,
  search: URLSearchParams
): Pick<DesignToolScreenProps, 'preview'> {
  if (product === undefined) return {}
  const { options, area } = newDesignOn(product, search)
  const picture = area && blankOf(product, area.id, options)
  return area && picture ? { preview: { area, picture } } : {}
}

/** Opens the design an address refers to. `product`: that of a new design. */
export function DesignTool({ product }: { product: Product | undefined }) {
  const [current] = useSearchParams()
  // The editor itself writes the URL of the first save, which must not reopen the design.
  const [search, setSearch] = useState(current)
  const library = useDesignLibrary()
  const { data, error, mutate } = useOpenedDesign(search, library, product)
  const isOnDevice = useSessionStatus() !== 'customer'
  // Renders the editor as a deferred value, so that input stays responsive.
  const shown = useDeferredValue(
    useMemo(
      () =>
        data !== undefined && library !== undefined ? { opened: data, library, key: search.toString() } : undefined,
      [data, library, search]
    ),
    undefined
  )
  if (shown !== undefined)
    return (
      <Editor
        key={shown.key}
        opened={shown.opened}
        library={shown.library}
        isOnDevice={isOnDevice}
        onOpen={(id) => setSearch(new URLSearchParams({ design: id, again: crypto.randomUUID() }))}
      />
    )
  const failure = error === undefined ? undefined : failureIn(error)
  return (
    <DesignToolScreen
      {...waitingTool}
      {...previewOf(product, search)}
      {...(failure && { failure, isLoading: false })}
      onRetry={() => void mutate()}
    />
  )
}
