import type { DesignDocument } from '@motif/design'
import type { Command } from '../store/editor-store.ts'

/** Colour of the goods. */
export const recolour = (colour: string): Command => ({
  name: 'recoloured',
  run: ({ document }) => (document.colour === colour ? undefined : { document: { ...document, colour }, ids: [] })
})

/** Another document in the place of this one: a template. Whom the design is for stays. Undone like any other change. */
export const replaceDocument = (document: DesignDocument): Command => ({
  name: 'replaced',
  run: ({ document: { team } }) => ({ document: team === undefined ? document : { team, ...document }, selectedIds: [], ids: [] })
})
