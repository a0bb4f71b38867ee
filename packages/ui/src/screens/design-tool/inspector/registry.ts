import type { DesignNode, NodePatch } from '@motif/design'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { hasGroupColours, isOfParts } from '../selection/parts-of-group.ts'

/** Props of a section; the rest comes from the editor's context. */
export interface SectionProps<Node extends DesignNode = DesignNode> {
  /** The first selected node, shown in the fields. */
  node: Node
  nodes: readonly Node[]
  /** Patches all selected nodes. Consecutive changes with the same key are one undo step. */
  onChange: (patch: NodePatch, key?: string) => void
}

interface SectionEntry {
  id: string
  /** Whether the section applies to a non-empty selection. */
  isFor: (chosen: readonly DesignNode[]) => boolean
  /** Loaded on first use, remounted for each selection. */
  Section: LazyExoticComponent<ComponentType<SectionProps>>
}

type NodeOf<Kind extends DesignNode['type']> = Extract<DesignNode, { type: Kind }>

/** A section for nodes of one type; hidden for mixed selections. */
const ofKind = <Kind extends DesignNode['type']>(
  kind: Kind,
  load: () => Promise<ComponentType<SectionProps<NodeOf<Kind>>>>
): SectionEntry => ({
  id: kind,
  isFor: (chosen) => chosen.every(({ type }) => type === kind),
  // Safe: only nodes of this type reach it.
  Section: lazy(async () => ({ default: (await load()) as ComponentType<SectionProps> }))
})

/** Settings sections, top to bottom. */
export const sections: readonly SectionEntry[] = [
  ofKind('text', async () => (await import('./text-section.tsx')).TextSection),
  ofKind('image', async () => (await import('./image/index.ts')).ImageSection),
  ofKind('shape', async () => (await import('./shape-section.tsx')).ShapeSection),
  ofKind('clip-art', async () => (await import('./clip-art-section.tsx')).ClipArtSection),
  ofKind('qr', async () => (await import('./qr-section.tsx')).QrSection),
  {
    id: 'parts',
    isFor: isOfParts,
    Section: lazy(async () => ({ default: (await import('./parts-section.tsx')).PartsSection }))
  },
  {
    id: 'group-colours',
    isFor: hasGroupColours,
    Section: lazy(async () => ({ default: (await import('../fields/group-colours.tsx')).GroupColours }))
  },
  {
    id: 'arrange',
    isFor: () => true,
    Section: lazy(async () => ({ default: (await import('./arrange-section.tsx')).ArrangeSection }))
  }
]
