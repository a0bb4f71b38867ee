import { Layers, type LucideIcon, Users } from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { m } from '../../../messages/index.ts'

export interface PanelEntry {
  id: string
  label: () => string
  icon: LucideIcon
  /** Loaded when it is first opened. It takes the design from the editor's context. */
  Panel: LazyExoticComponent<ComponentType>
}

/** What opens beside the goods, on a phone over their lower part, in the order of its buttons. */
export const panels: readonly PanelEntry[] = [
  { id: 'layers', label: () => m.editor_layers_title(), icon: Layers, Panel: lazy(async () => ({ default: (await import('./layers/index.ts')).LayersPanel })) },
  { id: 'team', label: () => m.editor_team_title(), icon: Users, Panel: lazy(async () => ({ default: (await import('./team/index.ts')).TeamPanel })) }
]
