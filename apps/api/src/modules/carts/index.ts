/** What people mean to buy, priced. */
export { openCart } from './access.ts'
export { type OrderedItems, addOrdered } from './add-ordered.ts'
export { lockCart, takeBought } from './bought.ts'
export { designHash, sizesOfImages } from './designs.ts'
export { cartDocuments } from './documents.ts'
export { type CartLine, lineDesign, lineImage, readDesigns, readLines, rememberLines } from './lines.ts'
export { cartData } from './personal-data.ts'
export { couponRefused, priceAt, priceCart } from './price-cart.ts'
export { cartsModule } from './routes.ts'
export { checkUnchecked } from './unchecked-lines.ts'
export { piecesByVariant, viewCart } from './view.ts'
/** A shared table, for foreign keys and joins: see module-order.ts. */
export { carts } from './tables.ts'
