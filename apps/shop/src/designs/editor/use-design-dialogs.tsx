import { m } from '@motif/messages'
import { ExitPresence } from '@motif/ui/components/layer'
import { toaster } from '@motif/ui/components/toaster'
import { useCallback, useState } from 'react'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { useFetchedSheet } from '../buying/use-fetched-sheet.ts'
import type { DesignLibrary, LibraryDesign } from '../library/library.ts'
import type { AlsoOnProps } from '../moving/also-on.tsx'

const loadShare = async () => (await import('../sharing/share.tsx')).Share
const loadVersions = async () => (await import('../saving/versions.tsx')).Versions
const loadAlsoOn = async () => (await import('../moving/also-on.tsx')).AlsoOn

interface DesignDialogsOptions extends NonNullable<AlsoOnProps['design']>, Pick<AlsoOnProps, 'name' | 'onPut'> {
  library: DesignLibrary
  isOnDevice: boolean
  /** Saves the design now. Resolves to its id; null on failure. */
  saveNow: () => Promise<string | null>
  /** Replaces this design by a saved one. */
  onOpen: (id: string) => void
}

/** Dialogs about the whole design: sharing, versions, and other products. */
export function useDesignDialogs({
  library,
  isOnDevice,
  saveNow,
  onOpen,
  name,
  onPut,
  ...onProduct
}: DesignDialogsOptions) {
  const [design, setDesign] = useState<LibraryDesign>()
  const sharing = useFetchedSheet(loadShare)
  const versions = useFetchedSheet(loadVersions)
  const others = useFetchedSheet(loadAlsoOn)

  /** Opens a dialog on the saved design after saving pending changes. */
  const openSaved = useCallback(
    async (open: () => Promise<void>) => {
      try {
        const id = await saveNow()
        if (id === null) toaster.show({ tone: 'bad', title: m.editor_not_saved_yet() })
        else {
          setDesign(await library.get(id))
          await open()
        }
      } catch (error) {
        showFailureToast(error)
      }
    },
    [saveNow, library]
  )
  const reopen = async (id: string, undo: () => Promise<unknown>) => {
    try {
      await undo()
      onOpen(id)
    } catch (error) {
      showFailureToast(error)
    }
  }
  const { open: openOthers } = others
  const { open: openSharing } = sharing
  const { open: openVersions } = versions
  return {
    onAlsoOn: useCallback(() => void openOthers(), [openOthers]),
    onShare: useCallback(() => void openSaved(openSharing), [openSaved, openSharing]),
    onVersions: useCallback(() => void openSaved(openVersions), [openSaved, openVersions]),
    dialogs: (
      <>
        <ExitPresence>
          {sharing.Sheet && design ? (
            <sharing.Sheet design={design} isSignedIn={!isOnDevice} onClose={sharing.close} />
          ) : null}
        </ExitPresence>
        <ExitPresence>
          {versions.Sheet && design && library.versions ? (
            <versions.Sheet
              design={design}
              library={library}
              versions={library.versions}
              onRestored={(title, undo) => {
                versions.close()
                onOpen(design.id)
                toaster.show({
                  title,
                  action: { label: m.common_undo(), onAct: () => void reopen(design.id, undo) }
                })
              }}
              onClose={versions.close}
            />
          ) : null}
        </ExitPresence>
        <ExitPresence>
          {others.Sheet ? <others.Sheet name={name} design={onProduct} onPut={onPut} onClose={others.close} /> : null}
        </ExitPresence>
      </>
    )
  }
}
