/** Addresses the shell leads to inside the catalogue. */
export const categoryHref = (slug: string): string => `/?category=${encodeURIComponent(slug)}`
export const searchHref = (query: string): string => `/?q=${encodeURIComponent(query)}`
export const productHref = (slug: string): string => `/product/${encodeURIComponent(slug)}`
export const wishlistHref = '/cart?section=wishlist'
