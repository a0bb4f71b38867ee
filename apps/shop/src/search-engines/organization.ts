import type { ShopConfig } from '@motif/contract'
import type { Published } from '@motif/contract/published-rules'
import { logoAddress } from '@motif/contract/logo-rules'
import type { Thing } from './thing.ts'

/** The seller. `origin` has no trailing slash. */
export const organization = (
  { name, tagline, supportEmail, company, logo }: Published<ShopConfig>,
  origin: string
): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  legalName: company.name,
  slogan: tagline,
  url: `${origin}/`,
  logo: origin + (logo ? logoAddress(logo.light, '96', 'png') : '/favicon.svg'),
  email: supportEmail,
  vatID: company.vatId
})

/** The website and its search action. */
export const website = ({ name, tagline }: Published<ShopConfig>, origin: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  description: tagline,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/?q={search_term_string}` },
    'query-input': 'required name=search_term_string'
  }
})
