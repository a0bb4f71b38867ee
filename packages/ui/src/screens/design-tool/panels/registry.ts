import { m } from '@motif/messages'
import {
  ClipboardCheck,
  Images,
  Layers,
  Ruler,
  LayoutTemplate,
  type LucideIcon,
  QrCode,
  Shapes,
  Star,
  Sticker,
  Users
} from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { EditorSetting } from '../../../editor/index.ts'
import { CheckCount } from './check/check-count.tsx'

/** A panel takes the design from the editor's context. */
export interface PanelProps {
  /** Puts the panel away, once what was asked for is done. */
  onClose: () => void
}

export interface PanelEntry {
  id: string
  label: () => string
  icon: LucideIcon
  /** Loaded when it is first opened. */
  Panel: LazyExoticComponent<ComponentType<PanelProps>>
  /** Whether it is put away when something on the product is chosen. @default false */
  makesWay?: boolean
  /** Holds a table: on a wide screen it takes more room beside the stage. @default false */
  isBroad?: boolean
  /** Whether the tool has what it shows. @default always */
  isOffered?: (setting: EditorSetting) => boolean
  /** On its button. */
  Badge?: ComponentType
}

/** What opens beside the product, on a phone over its lower part, in the order of its buttons. */
export const panels: readonly PanelEntry[] = [
  {
    id: 'shapes',
    label: () => m.insert_shapes(),
    icon: Shapes,
    makesWay: true,
    Panel: lazy(async () => ({ default: (await import('./shapes/index.ts')).ShapesPanel }))
  },
  {
    id: 'clip-art',
    label: () => m.insert_clip_art(),
    icon: Sticker,
    makesWay: true,
    Panel: lazy(async () => ({ default: (await import('./clip-art/index.ts')).ClipArtPanel }))
  },
  {
    id: 'qr',
    label: () => m.insert_qr(),
    icon: QrCode,
    Panel: lazy(async () => ({ default: (await import('./qr/index.ts')).QrPanel }))
  },
  {
    id: 'templates',
    label: () => m.insert_templates(),
    icon: LayoutTemplate,
    makesWay: true,
    Panel: lazy(async () => ({ default: (await import('./templates/index.ts')).TemplatesPanel }))
  },
  {
    id: 'uploads',
    label: () => m.uploads_title(),
    icon: Images,
    makesWay: true,
    isOffered: ({ ownUploads }) => ownUploads !== undefined,
    Panel: lazy(async () => ({ default: (await import('./uploads/index.ts')).UploadsPanel }))
  },
  {
    id: 'brand',
    label: () => m.brand_title(),
    icon: Star,
    makesWay: true,
    isOffered: ({ brandKit }) => brandKit !== undefined,
    Panel: lazy(async () => ({ default: (await import('./brand/index.ts')).BrandPanel }))
  },
  {
    id: 'layers',
    label: () => m.editor_layers_title(),
    icon: Layers,
    Panel: lazy(async () => ({ default: (await import('./layers/index.ts')).LayersPanel }))
  },
  {
    id: 'guides',
    label: () => m.editor_guides_title(),
    icon: Ruler,
    Panel: lazy(async () => ({ default: (await import('./guides/index.ts')).GuidesPanel }))
  },
  {
    id: 'team',
    label: () => m.editor_team_title(),
    icon: Users,
    isBroad: true,
    Panel: lazy(async () => ({ default: (await import('./team/index.ts')).TeamPanel }))
  },
  {
    id: 'check',
    label: () => m.check_title(),
    icon: ClipboardCheck,
    Badge: CheckCount,
    Panel: lazy(async () => ({ default: (await import('./check/index.ts')).CheckPanel }))
  }
]
