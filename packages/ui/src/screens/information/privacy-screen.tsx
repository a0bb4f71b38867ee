import { m } from '@motif/messages'
import { lazyModule, useLazyModule } from '../../lazy-module/index.ts'
import { useShopFacts } from '../../provider/index.ts'
import { LegalPage, type OwnLegalText } from './legal-page.tsx'
import { privacySections } from './privacy-text.ts'
import type { MailLinkProps } from './mail-link.tsx'

/** Rarely used, so loaded on demand. */
const mailLinkModule = lazyModule(() => import('./mail-link.tsx'))

export interface PrivacyScreenProps {
  own?: OwnLegalText | undefined
  /** Google sign-in is available. @default false */
  hasGoogle?: boolean
  /** Set for links of stock, newsletter and cart mails. */
  mailLink?: MailLinkProps | undefined
}

/** The privacy policy, with the shop's facts. */
export function PrivacyScreen({ own, hasGoogle = false, mailLink }: PrivacyScreenProps) {
  const code = useLazyModule(mailLinkModule, mailLink !== undefined)
  return (
    <LegalPage
      own={own}
      title={m.information_privacy_title()}
      lead={m.information_privacy_lead({ name: useShopFacts().name })}
      changed="2026-11-25"
      sectionsOf={(facts) => privacySections(facts, { hasGoogle })}
      first={mailLink && code && <code.MailLink {...mailLink} />}
    />
  )
}
