import { m } from '@motif/messages'
import { useShopFacts } from '../../provider/index.ts'
import { LegalPage } from './legal-page.tsx'
import { privacySections } from './privacy-text.ts'

export interface PrivacyScreenProps {
  /** People can sign in with Google here. @default false */
  hasGoogle?: boolean
}

/** What is kept about people; takes what it needs from the shop's facts. */
export const PrivacyScreen = ({ hasGoogle = false }: PrivacyScreenProps) => (
  <LegalPage
    title={m.information_privacy_title()}
    lead={m.information_privacy_lead({ name: useShopFacts().name })}
    changed="2026-11-21"
    sectionsOf={(facts) => privacySections(facts, { hasGoogle })}
  />
)
