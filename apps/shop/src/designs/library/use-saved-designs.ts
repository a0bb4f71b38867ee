import type { Picture, Product } from '@motif/contract'
import type { SavedDesign } from '@motif/ui/screens/my-designs'
import useSWR from 'swr'
import { call, useCall } from '../../services/api.ts'
import type { DesignDocument } from './library.ts'
import { useDesigns } from './use-designs.ts'

export type Goods = NonNullable<SavedDesign['goods']>

/** So many newest designs are shown on their goods; the others as drawings alone. */
const mostOnGoods = 24

/** The blank a design is seen on: of the first area that has something on it, in the design's colour. */
export function goodsOf({ colour, areas }: DesignDocument, { blanks, printAreas }: Product): Goods | undefined {
  const area = printAreas.find(({ id }) => (areas[id]?.length ?? 0) > 0) ?? printAreas[0]
  const ofArea = blanks.filter((blank) => blank.area === area?.id)
  const picture = (ofArea.find((blank) => blank.colour === colour) ?? ofArea[0])?.image
  return area && picture && { picture, view: area.view }
}

/** Goods by design; one whose goods can't be had is left out. */
function useGoods({ data: designs, library }: ReturnType<typeof useDesigns>) {
  const shown = designs?.slice(0, mostOnGoods) ?? []
  const key = library === undefined || shown.length === 0 ? null : ['design-goods', ...shown.map(({ id, updatedAt }) => `${id} ${updatedAt}`)]
  return useSWR<ReadonlyMap<string, Goods>>(
    key,
    async () => {
      const products = new Map([...new Set(shown.map(({ product }) => product))].map((slug) => [slug, call('GET /api/v1/products/{slug}', { params: { slug } })]))
      const found = await Promise.allSettled(
        shown.map(async ({ id, product }) => {
          const [design, answer] = await Promise.all([library?.get(id), products.get(product)])
          const goods = design && answer && goodsOf(design.document, answer.data)
          return goods && ([id, goods] as const)
        })
      )
      return new Map(found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))
    },
    { keepPreviousData: true }
  ).data
}

const pictureWidths = [320, 480, 640, 800, 960, 1280]

/** What the server shows of a design kept with the account: printed on its goods. */
const pictureOf = (id: string, alt: string): Picture => ({ url: `/pictures/designs/${encodeURIComponent(id)}`, widths: pictureWidths, width: 1280, height: 1600, alt, placeholder: '#ebe8e2' })

/** A person's designs as the screens show them, on their goods and with the names of those. */
export function useSavedDesigns() {
  const designs = useDesigns()
  const isPictured = designs.library?.home === 'account'
  const goods = useGoods(isPictured ? { ...designs, data: [] } : designs)
  const products = useCall('GET /api/v1/products', { query: { pageSize: 96 } })
  const names = new Map(products.data?.items.map(({ slug, name }) => [slug, name]))
  const saved = designs.data?.map((design): SavedDesign => {
    const own = goods?.get(design.id)
    return { ...design, productName: names.get(design.product) ?? design.product, href: `/designertool?design=${encodeURIComponent(design.id)}`, ...(own && { goods: own }), ...(isPictured && { picture: pictureOf(design.id, design.name) }) }
  })
  return { ...designs, saved }
}
