/** Rendering of products and designs: views, artworks, and the drawing processes. */
export { findArtwork, rememberArtwork, rememberShown } from './artwork-store.ts'
export { type Artwork, type ArtworkArea, artworkOf, hashOf } from './artwork.ts'
export { clearArtworks, shopArtworks } from './clear-artworks.ts'
export { closeUpOf, closeUpPictures, closeUpWidths } from './close-ups.ts'
export type { DrawingRequest } from './messages.ts'
export { artworkNameOf, pictureBed, pictureOf, pictureWidths } from './picture-set.ts'
export { samplePrint } from './sample-print.ts'
export { drawingOf, visitorOf } from './processes.ts'
export type { Output, PictureFormat } from './renderer/render.ts'
export { viewContents } from './view-content.ts'
export {
  type AnyViewId,
  type OwnView,
  boxOf,
  factsOfView,
  isAnyViewId,
  isOwnViewId,
  ownContent,
  ownViewOf
} from './own-views.ts'
export { type ViewId, areaOnPicture, isViewId, pictureSize, views } from './views.ts'
