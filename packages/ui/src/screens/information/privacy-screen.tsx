import { m } from '@motif/messages'
import { lazyModule, useLazyModule } from '../../lazy-module/index.ts'
import { useShopFacts } from '../../provider/index.ts'
import { LegalPage, type OwnLegalText } from './legal-page.tsx'
import { privacySections } from './privacy-text.ts'
import type { MailLinkProps } from './mail-link.tsx'

/** Few come from a mail: the page of text does without it. */
const mailLinkModule = lazyModule(() => import('./mail-link.tsx'))

export interface PrivacyScreenProps {
  own?: OwnLegalText | undefined
  /** People can sign in with Google here. @default false */
  hasGoogle?: boolean
  /** There for whoever comes from a mail about something back in stock, the newsletter or a cart. */
  mailLink?: MailLinkProps | undefined
}

/** What is kept about people; takes what it needs from the shop's facts. */
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
