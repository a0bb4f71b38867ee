import { m } from '@motif/messages'
import { useShopFacts } from '../../provider/index.ts'
import { LegalPage, type OwnLegalText } from './legal-page.tsx'
import { termsSections } from './terms-text.ts'

/** The terms, with the shop's facts. */
export const TermsScreen = ({ own }: { own?: OwnLegalText | undefined }) => (
  <LegalPage
    own={own}
    title={m.information_terms_title()}
    lead={m.information_terms_lead({ name: useShopFacts().name })}
    changed="2026-11-01"
    sectionsOf={termsSections}
  />
)
