import { caps } from './caps.ts'
import { categories } from './categories.ts'
import { hoodies } from './hoodies.ts'
import { mugs } from './mugs.ts'
import type { PlainProduct } from './parts.ts'
import { phoneCases } from './phone-cases.ts'
import { posters } from './posters.ts'
import { questions } from './questions.ts'
import { bagsCasesPaperReviews } from './reviews/bags-cases-paper.ts'
import { clothesReviews } from './reviews/clothes.ts'
import { tableAndWallReviews } from './reviews/table-and-wall.ts'
import { stationery } from './stationery.ts'
import { synonyms } from './synonyms.ts'
import { shirts } from './t-shirts.ts'
import { templates } from './templates.ts'
import { totes } from './totes.ts'
import type { DemoCatalogue } from './types.ts'

/** The window of the shop: what stands first on the first page, chosen so that neighbours differ in kind and colour. */
const window = [
  'slow-tide-tee',
  'that-night-poster',
  'lemon-grove-mug',
  'market-day-tote',
  'undecided-hoodie',
  'last-tram-case',
  'classic-tee',
  'good-dog-stickers',
  'rowing-club-tee',
  'one-more-chai-mug',
  'afterglow-poster',
  'studio-mug',
  'first-light-hoodie',
  'cut-paper-case',
  'many-hellos-tote',
  'night-shift-tee',
  'monogram-notebook',
  'old-harbour-poster',
  'everyday-tote',
  'clearing-camp-mug',
  'kitchen-floor-pouch',
  'six-panel-cap',
  'poppy-field-case',
  'slow-motion-tee'
]

const lists = [shirts, posters, mugs, totes, [...hoodies, ...caps], phoneCases, stationery]
const deepest = Math.max(...lists.map((list) => list.length))

/** One from each category in turn, the window first. */
const dealt = Array.from({ length: deepest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat()
const place = ({ slug }: PlainProduct) => {
  const index = window.indexOf(slug)
  return index === -1 ? window.length + dealt.findIndex((product) => product.slug === slug) : index
}
const reviews = { ...clothesReviews, ...tableAndWallReviews, ...bagsCasesPaperReviews }

/** Everything the demonstration shop sells. */
export const demoCatalogue: DemoCatalogue = {
  categories,
  synonyms,
  products: [...dealt]
    .sort((a, b) => place(a) - place(b))
    .map((product, index) => {
      const template = templates[product.slug]
      return {
        ...product,
        ...(template && { template }),
        featured: index + 1,
        reviews: reviews[product.slug] ?? [],
        questions: questions[product.slug] ?? []
      }
    })
}
