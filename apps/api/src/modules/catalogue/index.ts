/** The catalogue: products, search and stock. */
export { catalogueCache, catalogueChanged } from './cache.ts'
export { colourOption, loadCards, stockStateOf } from './cards.ts'
export { allCategories } from './categories.ts'
export { listedCollections } from './collections.ts'
export { hasUnfinishedBulkEdit, writePricesWithDecimals } from './currency.ts'
export { type FeedProduct, feedProducts, listedParts, listedProducts } from './listed-products.ts'
export { productPicture, shownArea } from './product-views.ts'
export { type SoldVariant, type ProductArea, type VariantRow, variantColumns, withFacts } from './sold-variants.ts'
export { firstProducts } from './find-products.ts'
export { openHero } from './hero.ts'
export {
  type PrintedProduct,
  artworkDocuments,
  categoriesOf,
  slugsWithSubcategories,
  countOnSale,
  galleryPictures,
  isSwatch,
  printedProduct,
  productsOf,
  productsUsingTemplate,
  shownProducts
} from './lookups.ts'
export { areasOfSlug } from './print-areas.ts'
export { findOwnView } from './own-views.ts'
export { productBySlug } from './product.ts'
export { isProductPhoto, productPhotos } from './photos.ts'
export { archiveProducts } from './staff-products.ts'
export { hasSynonymsOf, removeSynonymsOf } from './staff-synonyms.ts'
export { addRedirectsForOldPaths, movedTo } from './redirects.ts'
export { onRestocked } from './restocked.ts'
export { catalogueModule } from './routes.ts'
export { findOrAddCategory, removeEmptyCategories } from './staff-categories.ts'
export {
  type ExportedProduct,
  type KnownProduct,
  exportedProducts,
  exportedStock,
  lockProductBySlug,
  setStock
} from './transfer.ts'
export { variantsNamed } from './variants-named.ts'
export { combinationFits, combinationOf } from './product-rules.ts'
export { writeProduct } from './write-product.ts'
export { publishQuestion, renameAsker, withdrawQuestion } from './questions.ts'
export { publishReview, renameReviewer, withdrawReview } from './reviews.ts'
export { type FrequentSearch, type Search, setSearchLog } from './search-log.ts'
export { followProductLanguage, searchState } from './search-rebuild.ts'
export { searchTokens } from './search-tokens.ts'
export { listStock } from './stock-list.ts'
export { seedCatalogue } from './seed.ts'
export { putBoughtTogether } from './bought-together.ts'
export { putSold } from './sold-pieces.ts'
export {
  type Missing,
  type Pieces,
  type Shortage,
  type StockTransaction,
  holdStock,
  holdUnpaid,
  lockVariants,
  missingOf,
  releaseStock,
  returnStock,
  sellStock,
  makeHoldSoft,
  stockTransaction
} from './stock.ts'
/** Shared tables, for foreign keys and joins: see module-order.ts. */
export { printAreas, products, reviews, variants } from './tables.ts'
