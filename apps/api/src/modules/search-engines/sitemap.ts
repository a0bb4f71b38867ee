import { declaration, element } from './xml.ts'

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const pictures = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** A page of a sitemap, with absolute URLs. */
export interface SitemapPage {
  url: string
  /** Time of the last change, ISO 8601. */
  changedAt?: string
  picture?: string
}

/** The sitemap index (sitemaps.org: at most 50,000). */
export const sitemapIndex = (urls: readonly string[]): string =>
  `${declaration}<sitemapindex ${namespace}>\n${urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>\n`).join('')}</sitemapindex>\n`

/** A sitemap (sitemaps.org: at most 50,000 pages and 50 MB). */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  `${declaration}<urlset ${namespace} ${pictures}>\n${pages
    .map(
      ({ url, changedAt, picture }) =>
        `<url>${element('loc', url)}${changedAt === undefined ? '' : element('lastmod', changedAt)}${picture === undefined ? '' : `<image:image>${element('image:loc', picture)}</image:image>`}</url>\n`
    )
    .join('')}</urlset>\n`
