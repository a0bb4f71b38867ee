import type { Product } from '@motif/contract'
import type { Editor } from '@motif/design'
import { useMemo } from 'react'
import { call } from '../../services/api.ts'

/** Designs of ours for the goods being designed, those drawn for just these first. */
export const useTemplates = ({ slug }: Pick<Product, 'slug'>, { store }: Editor) =>
  useMemo(
    () => ({
      list: async () => {
        const { data } = await call('GET /api/v1/templates', {})
        return data.toSorted((a, b) => Number(b.product === slug) - Number(a.product === slug))
      },
      open: async (id: string) => {
        const { colour } = store.getSnapshot().document
        const { data } = await call('GET /api/v1/templates/{id}', { params: { id }, query: { product: slug, ...(colour === undefined ? undefined : { colour }) } })
        return data.document
      }
    }),
    [slug, store]
  )
