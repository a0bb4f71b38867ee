import type { Product } from '@motif/contract'
import { printAreasDrawnFor } from '@motif/contract/area-rules'
import { type Editor, resizeToAreas } from '@motif/design'
import { useMemo } from 'react'
import { call } from '../../services/api.ts'

/** Templates for a product, those made for it first. */
export const useTemplates = ({ slug, printAreas }: Pick<Product, 'slug' | 'printAreas'>, { store }: Editor) =>
  useMemo(
    () => ({
      list: async () => {
        const { data } = await call('GET /api/v1/templates', {})
        return data.toSorted((a, b) => Number(b.product === slug) - Number(a.product === slug))
      },
      open: async (id: string) => {
        const now = store.getSnapshot().document
        const { colour } = now
        const { data } = await call('GET /api/v1/templates/{id}', {
          params: { id },
          query: { product: slug, ...(colour === undefined ? undefined : { colour }) }
        })
        // Fitted to the chosen size.
        return resizeToAreas(data.document, printAreas, printAreasDrawnFor(printAreas, now) ?? printAreas)
      }
    }),
    [slug, printAreas, store]
  )
