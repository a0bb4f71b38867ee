import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { type SavedDesign, ShareDialog } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { shareDesign, sharedAddress, stopSharing } from './sharing.ts'
import { refreshDesigns } from '../library/use-designs.ts'

interface ShareProps {
  design: Pick<SavedDesign, 'id' | 'name'> & { shareKey?: string | null }
  isSignedIn: boolean
  onClose: () => void
}

/** Creates, copies and revokes the share link of a design. */
export function Share({ design, isSignedIn, onClose }: ShareProps) {
  const [link, setLink] = useState(() => (design.shareKey ? sharedAddress(design.shareKey) : null))
  const [isBusy, setIsBusy] = useState(false)
  const work = async (act: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await act()
      await refreshDesigns()
    } catch (error) {
      showFailureToast(error)
    }
    setIsBusy(false)
  }
  const stop = async () => {
    await stopSharing(design.id)
    setLink(null)
    toaster.show({ title: m.designs_share_stopped({ name: design.name }) })
  }
  return (
    <ShareDialog
      name={design.name}
      link={link}
      isSignedIn={isSignedIn}
      isBusy={isBusy}
      onShare={() => void work(async () => setLink(await shareDesign(design.id)))}
      onStop={() => void work(stop)}
      onClose={onClose}
    />
  )
}
