import type { DesignNode } from '@motif/design'
import { m } from '@motif/messages'
import {
  ALargeSmall,
  Box,
  Contrast,
  Crop,
  type LucideIcon,
  Move,
  Palette,
  Shapes,
  SlidersHorizontal,
  Spline,
  SunMedium,
  Type
} from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PanelProps } from '../panels/registry.ts'
import { isFilled } from './is-filled.ts'
import { hasGroupColours, isOfParts } from './parts-of-group.ts'

/** Settings shown in their own sheet on phones. They get the design from the editor's context. */
export interface PartEntry {
  id: string
  label: () => string
  icon: LucideIcon
  /** Whether it applies to a non-empty selection. */
  isFor: (chosen: readonly DesignNode[]) => boolean
  /** Keeps the selection of the text being edited. */
  isForLetters?: boolean
  /** Loaded when first opened. */
  Panel: LazyExoticComponent<ComponentType<PanelProps>>
}

const areAll = (type: DesignNode['type']) => (chosen: readonly DesignNode[]) =>
  chosen.every((node) => node.type === type)

/** Opening it starts cropping. */
export const cropPart = 'crop'
/** The complete inspector, with its own frame. */
export const everyPart = 'settings'

/** In button order, by frequency of use. */
export const parts: readonly PartEntry[] = [
  {
    id: 'colour',
    label: () => m.editor_colour(),
    icon: Palette,
    isFor: (chosen) => chosen.every(isFilled) || isOfParts(chosen) || hasGroupColours(chosen),
    isForLetters: true,
    Panel: lazy(async () => ({ default: (await import('./colour-part.tsx')).ColourPart }))
  },
  {
    id: 'font',
    label: () => m.editor_font(),
    icon: Type,
    isFor: areAll('text'),
    isForLetters: true,
    Panel: lazy(async () => ({ default: (await import('./text-parts.tsx')).FontPart }))
  },
  {
    id: 'size',
    label: () => m.editor_letter_size(),
    icon: ALargeSmall,
    isFor: areAll('text'),
    isForLetters: true,
    Panel: lazy(async () => ({ default: (await import('./text-parts.tsx')).LetterSizePart }))
  },
  {
    id: 'bend',
    label: () => m.editor_warp(),
    icon: Spline,
    isFor: areAll('text'),
    Panel: lazy(async () => ({ default: (await import('./text-parts.tsx')).BendPart }))
  },
  {
    id: 'extrusion',
    label: () => m.editor_fold_extrusion(),
    icon: Box,
    isFor: areAll('text'),
    Panel: lazy(async () => ({ default: (await import('./text-parts.tsx')).ExtrusionPart }))
  },
  {
    id: cropPart,
    label: () => m.editor_image_crop(),
    icon: Crop,
    isFor: (chosen) => chosen.length === 1 && areAll('image')(chosen) && !chosen[0]?.locked,
    Panel: lazy(async () => ({ default: (await import('../inspector/image/index.ts')).CropPart }))
  },
  {
    id: 'adjust',
    label: () => m.editor_adjust(),
    icon: SunMedium,
    isFor: areAll('image'),
    Panel: lazy(async () => ({ default: (await import('../inspector/photo/index.ts')).AdjustPart }))
  },
  {
    id: 'effect',
    label: () => m.editor_effect(),
    icon: Contrast,
    isFor: areAll('image'),
    Panel: lazy(async () => ({ default: (await import('../inspector/photo/index.ts')).EffectPart }))
  },
  {
    id: 'mask',
    label: () => m.editor_mask_part(),
    icon: Shapes,
    isFor: areAll('image'),
    Panel: lazy(async () => ({ default: (await import('../inspector/photo/index.ts')).MaskPart }))
  },
  {
    id: 'place',
    label: () => m.editor_part_place(),
    icon: Move,
    isFor: () => true,
    Panel: lazy(async () => ({ default: (await import('./place-part.tsx')).PlacePart }))
  }
]

export const everything = {
  id: everyPart,
  isForLetters: true,
  label: () => m.editor_inspector(),
  icon: SlidersHorizontal
} as const
