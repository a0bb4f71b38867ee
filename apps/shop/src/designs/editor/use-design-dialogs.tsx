import { m } from '@motif/messages'
import { UntilGone } from '@motif/ui/components/layer'
import { toaster } from '@motif/ui/components/toaster'
import { useCallback, useState } from 'react'
import { tellFailure } from '../../shell/tell-failure.ts'
import { useFetchedSheet } from '../buying/use-fetched-sheet.ts'
import type { DesignLibrary, LibraryDesign } from '../library/library.ts'
import type { AlsoOnProps } from '../moving/also-on.tsx'

const loadShare = async () => (await import('../sharing/share.tsx')).Share
const loadVersions = async () => (await import('../saving/versions.tsx')).Versions
const loadAlsoOn = async () => (await import('../moving/also-on.tsx')).AlsoOn

interface DesignDialogsOptions extends Omit<AlsoOnProps, 'onClose'> {
  library: DesignLibrary
  isOnDevice: boolean
  /** Saves the design as it is. Gives its identifier; null where it could not be saved. */
  saveNow: () => Promise<string | null>
  /** Opens a saved design in the place of this one. */
  onOpen: (id: string) => void
}

/** What the design tool opens about the design as a whole: its link, what it was before, other products it is shown on. */
export function useDesignDialogs({ library, isOnDevice, saveNow, onOpen, ...alsoOn }: DesignDialogsOptions) {
  const [design, setDesign] = useState<LibraryDesign>()
  const sharing = useFetchedSheet(loadShare)
  const versions = useFetchedSheet(loadVersions)
  const others = useFetchedSheet(loadAlsoOn)

  /** Opens what is about the saved design, once what is on the stage is saved. */
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
        tellFailure(error)
      }
    },
    [saveNow, library]
  )
  const reopen = async (id: string, undo: () => Promise<unknown>) => {
    try {
      await undo()
      onOpen(id)
    } catch (error) {
      tellFailure(error)
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
        <UntilGone>
          {sharing.Sheet && design ? (
            <sharing.Sheet design={design} isSignedIn={!isOnDevice} onClose={sharing.close} />
          ) : null}
        </UntilGone>
        <UntilGone>
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
        </UntilGone>
        <UntilGone>{others.Sheet ? <others.Sheet {...alsoOn} onClose={others.close} /> : null}</UntilGone>
      </>
    )
  }
}
