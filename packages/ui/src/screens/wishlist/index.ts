export { SharedWishlistScreen, type SharedWishlistScreenProps } from './shared-wishlist-screen.tsx'
export { ShareWishlistDialog, type ShareWishlistDialogProps } from './share-wishlist-dialog.tsx'
export { WishlistScreen, type WishlistScreenProps } from './wishlist-screen.tsx'
