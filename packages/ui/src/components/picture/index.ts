export { inSight, ProductPicture, type ProductPictureProps, pictureUrl } from './product-picture.tsx'
