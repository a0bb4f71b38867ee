export { WishButton, type WishButtonProps } from './wish-button.tsx'
export { type Wishes, WishesProvider } from './wishes.tsx'
