export { ProductTile, type ProductTileProps } from './product-tile.tsx'
export { ProductTileSkeleton } from './product-tile-skeleton.tsx'
