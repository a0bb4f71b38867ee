import { m } from '@motif/messages'
import { useShopFacts } from '../../provider/index.ts'
import { LegalPage } from './legal-page.tsx'
import { privacySections } from './privacy-text.ts'
import { StopAlerts, type StopAlertsProps } from './stop-alerts.tsx'

export interface PrivacyScreenProps {
  /** People can sign in with Google here. @default false */
  hasGoogle?: boolean
  /** There for whoever comes from a mail about something back in stock. */
  stopAlerts?: StopAlertsProps | undefined
}

/** What is kept about people; takes what it needs from the shop's facts. */
export const PrivacyScreen = ({ hasGoogle = false, stopAlerts }: PrivacyScreenProps) => (
  <LegalPage
    title={m.information_privacy_title()}
    lead={m.information_privacy_lead({ name: useShopFacts().name })}
    changed="2026-11-24"
    sectionsOf={(facts) => privacySections(facts, { hasGoogle })}
    first={stopAlerts && <StopAlerts {...stopAlerts} />}
  />
)
