import { m } from '@motif/messages'
import { Copy, History, type LucideIcon, Share2 } from 'lucide-react'
import type { DesignToolScreenProps } from './types.ts'

export type DesignActProps = Pick<DesignToolScreenProps, 'onAlsoOn' | 'onShare' | 'onVersions'>

interface DesignAct {
  id: string
  label: string
  Icon: LucideIcon
  /** Opens a dialog. */
  onAct: () => void
}

/** Actions on the whole design, as far as available. */
export function designActions({ onAlsoOn, onShare, onVersions }: DesignActProps): DesignAct[] {
  const acts = [
    { id: 'also-on', label: m.editor_also_on(), Icon: Copy, onAct: onAlsoOn },
    { id: 'share', label: m.designs_share(), Icon: Share2, onAct: onShare },
    { id: 'versions', label: m.designs_versions(), Icon: History, onAct: onVersions }
  ]
  return acts.flatMap(({ onAct, ...act }) => (onAct ? [{ ...act, onAct }] : []))
}
