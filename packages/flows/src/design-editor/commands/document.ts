import type { DesignDocument } from '@motif/design'
import type { Command } from '../store/editor-store.ts'

/** Sets the product's colour. */
export const recolour = (colour: string): Command => ({
  name: 'recoloured',
  run: ({ document }) => (document.colour === colour ? undefined : { document: { ...document, colour }, ids: [] })
})

/** Replaces the design with one fitted to another size or product, and shows an area. The selection stays. */
export const fitDocument = (fitted: DesignDocument, areaId: string | undefined): Command => ({
  name: 'fitted',
  run: ({ document }) =>
    document === fitted ? undefined : { document: fitted, ...(areaId !== undefined && { areaId }), ids: [] }
})

/** Replaces the document, for example with a template. The team stays. Can be undone. */
export const replaceDocument = (document: DesignDocument): Command => ({
  name: 'replaced',
  run: ({ document: { team } }) => ({
    document: team === undefined ? document : { team, ...document },
    selectedIds: [],
    ids: []
  })
})
