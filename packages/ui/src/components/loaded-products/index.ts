export { LoadedProducts, type LoadedProductsProps } from './loaded-products.tsx'
