import { ExitPresence } from '@motif/ui/components/layer'
import type { SavedDesign } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { useFetchedSheet } from '../buying/use-fetched-sheet.ts'
import { Move } from '../moving/move.tsx'
import { Versions } from '../saving/versions.tsx'
import { Share } from '../sharing/share.tsx'
import type { DesignLibrary } from './library.ts'
import type { useDesignActions } from './use-design-actions.ts'

interface Opening {
  saved: readonly SavedDesign[] | undefined
  library: DesignLibrary | undefined
  isSignedIn: boolean
  acts: Pick<ReturnType<typeof useDesignActions>, 'move' | 'copy' | 'tellRestored'>
}

type Asked = { kind: 'move' | 'share' | 'versions'; design: SavedDesign }

const loadBrandKit = async () => (await import('../brand-kit/brand-kit-sheet.tsx')).BrandKitSheet
const loadAlsoOn = async () => (await import('../moving/also-on-saved.tsx')).AlsoOnSaved
const loadBuySaved = async () => (await import('../buying/buy-saved.tsx')).BuySaved

/** Dialogs of the design list: sharing, moving, versions, buying, brand kit. */
export function useDesignSheets({ saved, library, isSignedIn, acts }: Opening) {
  const [asked, setAsked] = useState<Asked>()
  const [boughtId, setBoughtId] = useState('')
  const [copied, setCopied] = useState<SavedDesign>()
  const alsoOn = useFetchedSheet(loadAlsoOn)
  const buying = useFetchedSheet(loadBuySaved)
  const brandKit = useFetchedSheet(loadBrandKit)
  const close = () => setAsked(undefined)
  const ask = (kind: Asked['kind'], id: string) => {
    const design = saved?.find((each) => each.id === id)
    if (design) setAsked({ kind, design })
  }
  const versions = library?.versions

  const sheet = (
    <>
      <ExitPresence>{brandKit.Sheet ? <brandKit.Sheet onClose={brandKit.close} /> : null}</ExitPresence>
      <ExitPresence>
        {buying.Sheet && library ? (
          <buying.Sheet
            id={boughtId}
            library={library}
            onFailure={(failure) => {
              showFailureToast(failure)
              buying.close()
            }}
            onClose={buying.close}
          />
        ) : null}
      </ExitPresence>
      <ExitPresence>
        {alsoOn.Sheet && library && copied ? (
          <alsoOn.Sheet key={copied.id} design={copied} library={library} onClose={alsoOn.close} />
        ) : null}
      </ExitPresence>
      <ExitPresence>
        {asked?.kind === 'share' ? <Share design={asked.design} isSignedIn={isSignedIn} onClose={close} /> : null}
      </ExitPresence>
      <ExitPresence>
        {asked?.kind === 'move' ? (
          <Move
            design={asked.design}
            onMove={(product) => {
              close()
              acts.move(asked.design.id, product)
            }}
            onCopy={(products) => {
              close()
              acts.copy(asked.design.id, products)
            }}
            onClose={close}
          />
        ) : null}
      </ExitPresence>
      <ExitPresence>
        {asked?.kind === 'versions' && library && versions ? (
          <Versions
            design={asked.design}
            library={library}
            versions={versions}
            onRestored={(title, undo) => {
              close()
              acts.tellRestored(asked.design.id, title, undo)
            }}
            onClose={close}
          />
        ) : null}
      </ExitPresence>
    </>
  )
  return {
    sheet,
    onMove: ({ id }: { id: string }) => ask('move', id),
    onAlsoOn: ({ id }: { id: string }) => {
      setCopied(saved?.find((each) => each.id === id))
      void alsoOn.open()
    },
    onShare: ({ id }: { id: string }) => ask('share', id),
    onVersions: versions && (({ id }: { id: string }) => ask('versions', id)),
    onAddToCart: ({ id }: { id: string }) => {
      setBoughtId(id)
      void buying.open()
    },
    onBrandKit: () => void brandKit.open()
  }
}
