import type { HelpfulVote, Product, ProductCard, Review } from '@motif/contract'
import type { ReviewSort } from '@motif/contract/review-rules'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { ComparedProducts } from '../../components/compare-button/index.ts'
import type { OpenLivePainter } from '../../components/live-picture/index.ts'
import type { Failure } from '../../failure/index.ts'

/** Being told by mail when something sold out is back. */
export interface StockAlerts {
  /** Of whoever is signed in. */
  email?: string | undefined
  isAsking: boolean
  /** What was asked for last. */
  asked?: { variantId: string; email: string } | undefined
  /** Why nobody will be told. */
  failure?: Failure | undefined
  onAsk: (ask: { variantId: string; email: string }) => void
}

/** Reading more reviews than came with the product. The address has what is chosen, so that it works by links and a form as well. */
export interface ReviewList {
  /** Read so far, in order. */
  reviews: readonly Review[]
  /** All that match. */
  total: number
  /** Null: any number of stars. */
  stars: number | null
  sort: ReviewSort
  isLoading: boolean
  /** Why no more came. */
  failure?: Failure | undefined
  /** The page that begins with the next of them; undefined where there are none. */
  nextHref?: string | undefined
  /** The page that begins with the first of them, from one that does not. */
  firstHref?: string | undefined
  /** Where the form that chooses is sent. */
  action: string
  /** What else stands in the address and is to stay there. */
  options: readonly { name: string; value: string }[]
  onChoose: (choice: Pick<ReviewList, 'stars' | 'sort'>) => void
  /** The next of them; once more after a failure. */
  onMore: () => void
}

/** Saying that a review was helpful. */
export interface HelpfulVotes {
  /** What is known beyond what came with the reviews: those the person found helpful, and those they pressed. */
  votes: ReadonlyMap<string, HelpfulVote>
  /** Reviews the person wrote. */
  own: ReadonlySet<string>
  /** `helpful`: how many it were before the press. */
  onVote: (press: { id: string; isHelpful: boolean; helpful: number }) => void
}

/** Where it would be sent. */
export interface Destination {
  /** Its code. */
  country: string
  /** All the shop sends to, that among them. */
  countries: readonly { code: string; name: string }[]
  /** Making it, and the way there. */
  delivery: Product['delivery']
  onCountry: (choice: { country: string }) => void
}

export interface ProductScreenProps {
  /** Undefined while loading or when there is none. */
  product: Product | undefined
  isLoading: boolean
  /** What the list that led here told of it, shown while it loads. */
  card?: ProductCard | undefined
  /** Code `not-found` shows that there is nothing here, with a search; any other can be tried again. */
  failure?: Failure | undefined
  onRetry: () => void
  /** Asked for by the link to a product that is not on sale yet. @default false */
  isPreview?: boolean
  /** It is not on sale yet, cannot be bought, and is shown to whoever has its link until this moment. */
  previewEndsAt?: string | undefined
  /** The owner wrote questions and answers: those that come with the shop are not shown. @default false */
  hasOwnQuestions?: boolean
  /** From the unknown-product state; lead to `/?q=…`. */
  onSearchSubmit: (search: { query: string }) => void
  /** From the address (`?colour=navy`); what fits no variant is ignored. A size that is not in it stays open. */
  initialOptions?: ChosenOptions
  /** At every choice, for the address. */
  onOptionsChange?: (change: { options: ChosenOptions }) => void
  /** Name of the product's category, for the way here. */
  categoryName?: string | undefined
  /** The day it would arrive, ISO date; left out, only the working days are told. */
  deliveryBy?: string | undefined
  /** Without it the product's own working days are told, and no country. */
  destination?: Destination | undefined
  /** Paints another colour at once, while its picture is on the way. */
  openPainter?: OpenLivePainter | undefined
  onAddToCart: (line: { variantId: string; quantity: number }) => void
  /** Being put into the cart. */
  isAdding: boolean
  /** Just put there; the button says so. */
  hasAdded: boolean
  stockAlerts: StockAlerts
  /** Without it only the reviews that came with the product are read. */
  reviewList?: ReviewList | undefined
  /** Without it nobody votes for reviews. */
  helpfulVotes?: HelpfulVotes | undefined
  /** Without it products are not compared. */
  compared?: ComparedProducts
  /** Others the person looked at last, newest first; none shows nothing. */
  recentlyViewed: readonly ProductCard[]
  /** Forgets them. */
  onClearViewed: () => void
  /** Why it is not in the cart. */
  addFailure?: Failure | undefined
}
