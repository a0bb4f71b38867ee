import type { Category, HelpfulVote, Product, ProductCard, ProductQuestion, Review } from '@motif/contract'
import type { ReviewFilter } from '@motif/contract/review-rules'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { ComparedProducts } from '../../components/compare-button/index.ts'
import type { OpenLivePainter } from '../../components/live-picture/index.ts'
import type { Failure } from '../../failure/index.ts'

/** Stock alerts by mail. */
export interface StockAlerts {
  /** E-mail of the signed-in user. */
  email?: string | undefined
  isAsking: boolean
  /** The last request. */
  asked?: { variantId: string; email: string } | undefined
  /** Why the request failed. */
  failure?: Failure | undefined
  onAsk: (ask: { variantId: string; email: string }) => void
}

/** Loads more reviews. The state is in the URL, so that links and forms work without JavaScript. */
export interface ReviewList {
  /** Loaded reviews in order. */
  reviews: readonly Review[]
  /** Number of matches. */
  total: number
  filter: ReviewFilter
  /** Reviews say how it fits. */
  hasFitFilter: boolean
  /** Reviews have photographs. */
  hasPhotoFilter: boolean
  isLoading: boolean
  /** Why loading failed. */
  failure?: Failure | undefined
  /** URL of the next page, if any. */
  nextHref?: string | undefined
  /** URL of the first page, if this is another. */
  firstHref?: string | undefined
  /** URL of the first page with another filter. */
  hrefOf: (filter: ReviewFilter) => string
  /** Action URL of the filter form. */
  action: string
  /** Other query parameters to keep. */
  options: readonly { name: string; value: string }[]
  onChoose: (filter: ReviewFilter) => void
  /** Loads the next page, or retries. */
  onMore: () => void
}

/** Answered questions of shoppers, and asking. Links work without JavaScript. */
export interface AskedQuestions {
  /** Loaded questions in order. */
  questions: readonly ProductQuestion[]
  isLoading: boolean
  /** Why loading failed. */
  failure?: Failure | undefined
  /** URL of the next page, if any. */
  nextHref?: string | undefined
  /** URL of the first page, if this is another. */
  firstHref?: string | undefined
  /** Loads the next page, or retries. */
  onMore: () => void
  /** The signed-in person, whose address is used. */
  person?: { name: string; email: string } | undefined
  isAsking: boolean
  /** Why asking failed. */
  askFailure?: Failure | undefined
  /** Address of the question just sent. */
  askedAs?: string | undefined
  onAsk: (question: { text: string; author: string; email: string }) => void
  /** Shows an empty form after a sent question. */
  onAskAgain: () => void
}

/** Showing the design of a ready-made product on other products. */
export interface DesignElsewhere {
  /** Its code is loading. */
  isOpening: boolean
  /** Preloads the code. */
  onPrepare: () => void
  onOpen: () => void
}

/** Helpful votes on reviews. */
export interface HelpfulVotes {
  /** Local votes, which override those loaded with the reviews. */
  votes: ReadonlyMap<string, HelpfulVote>
  /** The user's own reviews. */
  own: ReadonlySet<string>
  /** `helpful`: the count before the vote. */
  onVote: (press: { id: string; isHelpful: boolean; helpful: number }) => void
}

/** Shipping destination. */
export interface Destination {
  /** Country code. */
  country: string
  /** All shipping countries, including the current. */
  countries: readonly { code: string; name: string }[]
  /** Production and shipping time. */
  delivery: Product['delivery']
  onCountry: (choice: { country: string }) => void
}

export interface ProductScreenProps {
  /** Undefined while loading or missing. */
  product: Product | undefined
  isLoading: boolean
  /** Data of the list's card, shown while loading. */
  card?: ProductCard | undefined
  /** `not-found` shows a search; other failures can be retried. */
  failure?: Failure | undefined
  onRetry: () => void
  /** Opened by the preview link of an unpublished product. @default false */
  isPreview?: boolean
  /** Unpublished, not for sale, and visible by link until this time. */
  previewEndsAt?: string | undefined
  /** The FAQ is customized: built-in questions are hidden. @default false */
  hasOwnQuestions?: boolean
  /** Search of the not-found state; navigates to `/?q=…`. */
  onSearchSubmit: (search: { query: string }) => void
  /** Options from the URL (`?colour=navy`); invalid ones are ignored. An absent size stays open. */
  initialOptions?: ChosenOptions
  /** Called on every choice, for the URL. */
  onOptionsChange?: (change: { options: ChosenOptions }) => void
  /** Its category and those above it, from the top, for the breadcrumb. */
  categoryPath?: readonly Pick<Category, 'slug' | 'name'>[] | undefined
  /** Arrival date (ISO); otherwise only working days are shown. */
  deliveryBy?: string | undefined
  /** If undefined, working days are shown without a country. */
  destination?: Destination | undefined
  /** Renders another colour while its picture loads. */
  openPainter?: OpenLivePainter | undefined
  onAddToCart: (line: { variantId: string; quantity: number }) => void
  /** Starts a design at `href` with pictures of the device. @default only a blank design is offered */
  onDesignPhotos?: ((begun: { files: readonly File[]; href: string }) => void) | undefined
  /** Shows the design of a ready-made product on other products. @default not offered */
  designElsewhere?: DesignElsewhere | undefined
  /** Adding to the cart. */
  isAdding: boolean
  /** Just added; the button says so. */
  hasAdded: boolean
  stockAlerts: StockAlerts
  /** If undefined, only the reviews loaded with the product are shown. */
  reviewList?: ReviewList | undefined
  /** If undefined, only the FAQ is shown. */
  askedQuestions?: AskedQuestions | undefined
  /** If undefined, voting is disabled. */
  helpfulVotes?: HelpfulVotes | undefined
  /** If undefined, comparing is disabled. */
  compared?: ComparedProducts
  /** Newest first; hidden if empty. */
  recentlyViewed: readonly ProductCard[]
  /** Clears them. */
  onClearViewed: () => void
  /** Why adding failed. */
  addFailure?: Failure | undefined
}
