/** What crawlers may read: all but the staff's area. What is a visitor's own says `noindex` itself, which a crawler must be let in to read. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /admin

Sitemap: ${origin}/sitemap.xml
`
