export { fullyVisibleWidth, ProductPicture, type ProductPictureProps, pictureUrl } from './product-picture.tsx'
