import { m } from '@motif/messages'
import { DesignToolScreen, type DesignToolScreenProps } from '@motif/ui/screens/design-tool'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Editor } from '../designs/editor/editor.tsx'
import { SharedDesign } from '../designs/sharing/shared-design.tsx'
import { useDesignLibrary } from '../designs/library/use-designs.ts'
import { useOpenedDesign } from '../designs/editor/use-opened-design.ts'
import type { KnownSearch, ServerDataRequest } from '../loading/screen-module.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'
import { failureIn } from '../shell/tell-failure.ts'

const noop = () => {}

/** Whether somebody's design is looked at or one's own is made. */
export function knownSearch({ url }: ServerDataRequest): KnownSearch {
  const shared = url.searchParams.get('shared')
  return { search: new URLSearchParams(shared === null ? undefined : { shared }) }
}

/** The tool before there is a design in it. */
const waiting: DesignToolScreenProps = {
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
  team: { sizes: [], totalOf: () => ({ amount: 0, currency: 'USD' }), isAdding: false, onAddToCart: noop },
  price: { amount: 0, currency: 'USD' },
  onAddToCart: noop
}

function DesignTool() {
  const [current] = useSearchParams()
  // The address of the first save is written by the tool itself and must not open the design anew.
  const [search, setSearch] = useState(current)
  const library = useDesignLibrary()
  const { data, error, mutate } = useOpenedDesign(search, library)
  const isOnDevice = useSessionStatus() !== 'customer'
  if (data !== undefined && library !== undefined)
    return (
      <Editor
        key={search.toString()}
        opened={data}
        library={library}
        isOnDevice={isOnDevice}
        onOpen={(id) => setSearch(new URLSearchParams({ design: id, again: crypto.randomUUID() }))}
      />
    )
  const failure = error === undefined ? undefined : failureIn(error)
  return <DesignToolScreen {...waiting} {...(failure && { failure, isLoading: false })} onRetry={() => void mutate()} />
}

export function Component() {
  const [search] = useSearchParams()
  const shareKey = search.get('shared')
  usePageTitle(shareKey === null ? m.editor_title() : m.designs_shared_title())
  if (shareKey !== null) return <SharedDesign shareKey={shareKey} />
  return <InBrowser waiting={<DesignToolScreen {...waiting} />}>{() => <DesignTool />}</InBrowser>
}
