import { m } from '@motif/messages'
import {
  ClipboardCheck,
  Images,
  Layers,
  Ruler,
  LayoutTemplate,
  type LucideIcon,
  PaintBucket,
  QrCode,
  Shapes,
  Star,
  Sticker,
  Users
} from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { EditorSetting } from '../../../editor/index.ts'
import { CheckCount } from './check/check-count.tsx'

/** Panels get the design from the editor's context. */
export interface PanelProps {
  /** Closes the panel. */
  onClose: () => void
}

export interface PanelEntry {
  id: string
  label: () => string
  icon: LucideIcon
  /** Loaded when first opened. */
  Panel: LazyExoticComponent<ComponentType<PanelProps>>
  /** Closes when a node is selected. @default false */
  makesWay?: boolean
  /** Contains a table: wider on large screens. @default false */
  isBroad?: boolean
  /** Whether its data source is available. @default always */
  isOffered?: (setting: EditorSetting) => boolean
  /** Badge of its button. */
  Badge?: ComponentType
}

/** Panels in button order: beside the stage, on phones over its lower part. */
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
    id: 'recolour',
    label: () => m.editor_recolour_title(),
    icon: PaintBucket,
    makesWay: true,
    Panel: lazy(async () => ({ default: (await import('./recolour/index.ts')).RecolourPanel }))
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
