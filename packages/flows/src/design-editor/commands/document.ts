import type { DesignDocument } from '@motif/design'
import type { Command } from '../store/editor-store.ts'

/** Colour of the product. */
export const recolour = (colour: string): Command => ({
  name: 'recoloured',
  run: ({ document }) => (document.colour === colour ? undefined : { document: { ...document, colour }, ids: [] })
})

/** The design as it is on a variant of another size, or on another product, of which an area is shown. What is chosen stays chosen. */
export const fitDocument = (fitted: DesignDocument, areaId: string | undefined): Command => ({
  name: 'fitted',
  run: ({ document }) =>
    document === fitted ? undefined : { document: fitted, ...(areaId !== undefined && { areaId }), ids: [] }
})

/** Another document in the place of this one: a template. Whom the design is for stays. Undone like any other change. */
export const replaceDocument = (document: DesignDocument): Command => ({
  name: 'replaced',
  run: ({ document: { team } }) => ({
    document: team === undefined ? document : { team, ...document },
    selectedIds: [],
    ids: []
  })
})
