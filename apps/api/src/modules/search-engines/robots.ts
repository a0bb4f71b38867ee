/** Crawlers may read all but the admin. Personal pages are `noindex`, which a crawler must be able to read. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /admin

Sitemap: ${origin}/sitemap.xml
`
