import type { Picture, Product } from '@motif/contract'
import { shownOn } from '@motif/contract/area-rules'
import type { SavedDesign } from '@motif/ui/screens/my-designs'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { resource } from '../../loading/resource.ts'
import type { ResourceStates } from '../../loading/use-resources.ts'
import type { DesignDocument, DesignLibrary, LibrarySummary } from './library.ts'
import { designsOfPerson, useWatchedLibrary } from './use-designs.ts'

export type Blank = NonNullable<SavedDesign['blank']>

/** Only this many recent designs are shown on their products; others without. */
const maxWithBlank = 24

/** The product picture of a design: of its first non-empty area, in its colour. */
export function blankOf(
  document: DesignDocument,
  { blanks, printAreas }: Pick<Product, 'blanks' | 'printAreas'>
): Blank | undefined {
  const { colour, areas } = document
  const shown = shownOn(printAreas, document).areas
  const area = shown.find(({ id }) => (areas[id]?.length ?? 0) > 0) ?? shown[0]
  const ofArea = blanks.filter((blank) => blank.area === area?.id)
  const picture = (ofArea.find((blank) => blank.colour === colour) ?? ofArea[0])?.image
  return area && picture && { picture, view: area.view }
}

/** Product pictures by design; unavailable ones are omitted. */
function useBlanks(designs: readonly LibrarySummary[], library: DesignLibrary | undefined) {
  const shown = designs.slice(0, maxWithBlank)
  const key =
    library === undefined || shown.length === 0
      ? null
      : ['design-blanks', ...shown.map(({ id, updatedAt }) => `${id} ${updatedAt}`)]
  return useSWR<ReadonlyMap<string, Blank>>(
    key,
    async () => {
      const products = new Map(
        [...new Set(shown.map(({ product }) => product))].map((slug) => [
          slug,
          call('GET /api/v1/products/{slug}', { params: { slug } })
        ])
      )
      const found = await Promise.allSettled(
        shown.map(async ({ id, product }) => {
          const [design, answer] = await Promise.all([library?.get(id), products.get(product)])
          const blank = design && answer && blankOf(design.document, answer.data)
          return blank && ([id, blank] as const)
        })
      )
      return new Map(found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))
    },
    { keepPreviousData: true }
  ).data
}

const pictureWidths = [320, 480, 640, 800, 960, 1280]

/** Server-rendered picture of an account's design on its product. */
const pictureOf = (id: string, alt: string): Picture => ({
  url: `/pictures/designs/${encodeURIComponent(id)}`,
  widths: pictureWidths,
  width: 1280,
  height: 1600,
  alt,
  placeholder: '#ebe8e2'
})

/** Resources of a design list: designs, and products for their names. */
export const designsWithProducts = {
  designs: designsOfPerson,
  named: resource('GET /api/v1/products', { query: { pageSize: 96 } })
}

const none: readonly LibrarySummary[] = []

/** Designs for the screens, with pictures and names of their products. */
export function useSavedDesigns({ designs, named }: ResourceStates<typeof designsWithProducts>) {
  const library = useWatchedLibrary()
  const isPictured = library?.home === 'account'
  const blanks = useBlanks(isPictured ? none : (designs.data ?? none), library)
  const names = new Map(named.data?.items.map(({ slug, name }) => [slug, name]))
  const saved = designs.data?.map((design): SavedDesign => {
    const own = blanks?.get(design.id)
    return {
      ...design,
      productName: names.get(design.product) ?? design.product,
      href: `/designertool?design=${encodeURIComponent(design.id)}`,
      ...(own && { blank: own }),
      ...(isPictured && { picture: pictureOf(design.id, design.name) })
    }
  })
  return { saved, library }
}
