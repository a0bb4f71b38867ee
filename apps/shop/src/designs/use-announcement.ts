import { type DesignEditorActor, shownNodesOf } from '@motif/flows/design-editor'
import { nodeName } from '@motif/ui/editor'
import { useEffect, useState } from 'react'
import { announcementOf } from './announcement.ts'

/** What a screen reader is to say of the last change. */
export function useAnnouncement(actor: DesignEditorActor): string {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const announced = actor.on('announced', ({ announcement: what, nodeIds }) => {
      const node = shownNodesOf(actor.getSnapshot()).find(({ id }) => id === nodeIds[0])
      setAnnouncement(announcementOf(what, node && nodeName(node)))
    })
    return () => announced.unsubscribe()
  }, [actor])
  return announcement
}
