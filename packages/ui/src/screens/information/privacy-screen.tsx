import { m } from '../../messages/index.ts'
import { useShopFacts } from '../../provider/index.ts'
import { LegalPage } from './legal-page.tsx'
import { privacySections } from './privacy-text.ts'

/** What is kept about people; takes what it needs from the shop's facts. */
export const PrivacyScreen = () => <LegalPage title={m.information_privacy_title()} lead={m.information_privacy_lead({ name: useShopFacts().name })} changed="2026-11-01" sectionsOf={privacySections} />
