import type { DesignNode, NodePatch } from '@motif/design'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { isOfParts } from '../selection/parts-of-group.ts'

/** What a section is given. It may take all else from the editor's context. */
export interface SectionProps<Node extends DesignNode = DesignNode> {
  /** The first of those chosen, which the fields show. */
  node: Node
  nodes: readonly Node[]
  /** Changes all of those chosen. With the same key right after another it is the same step of the history. */
  onChange: (patch: NodePatch, key?: string) => void
}

interface SectionEntry {
  id: string
  /** Of what is chosen, never nothing: whether the section is for it. */
  isFor: (chosen: readonly DesignNode[]) => boolean
  /** Loaded when something it is for is chosen first, and made anew with every other choice. */
  Section: LazyExoticComponent<ComponentType<SectionProps>>
}

type NodeOf<Kind extends DesignNode['type']> = Extract<DesignNode, { type: Kind }>

/** A section for things of one kind; of several kinds there is none to show. */
const ofKind = <Kind extends DesignNode['type']>(
  kind: Kind,
  load: () => Promise<ComponentType<SectionProps<NodeOf<Kind>>>>
): SectionEntry => ({
  id: kind,
  isFor: (chosen) => chosen.every(({ type }) => type === kind),
  // Nothing of another kind comes to it.
  Section: lazy(async () => ({ default: (await load()) as ComponentType<SectionProps> }))
})

/** Settings of what is chosen, from top to bottom. */
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
    id: 'arrange',
    isFor: () => true,
    Section: lazy(async () => ({ default: (await import('./arrange-section.tsx')).ArrangeSection }))
  }
]
