import type { Product } from '@motif/contract'
import { printAreasDrawnFor } from '@motif/contract/area-rules'
import { type Editor, resizedTo } from '@motif/design'
import { useMemo } from 'react'
import { call } from '../../services/api.ts'

/** Templates for the product being designed, those drawn for just these first. */
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
        // In the size that is designed for.
        return resizedTo(data.document, printAreas, printAreasDrawnFor(printAreas, now) ?? printAreas)
      }
    }),
    [slug, printAreas, store]
  )
