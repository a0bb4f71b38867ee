/** Separate from the product page, which would otherwise contain the list of the files that it loads. */
export const loadAlsoOnProduct = async () => (await import('./also-on-product.tsx')).AlsoOnProduct
